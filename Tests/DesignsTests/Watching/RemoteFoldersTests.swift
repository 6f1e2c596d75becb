import Testing

@testable import Designs

/// Which folders the kernel cannot tell of.
@Suite struct RemoteFoldersTests {
  private let table = """
    22 27 0:20 / /sys rw,nosuid shared:7 - sysfs sysfs rw
    36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw,errors=continue
    40 35 0:45 / /home/me/net rw,relatime shared:1 - nfs4 server:/home rw,vers=4.2
    41 35 0:1025 / /mnt/phone rw - fuse.sshfs me@phone: rw
    """

  @Test func theKindOfTheFileSystemDecides() {
    #expect(!RemoteFolders.areAmong([98 << 8, 20], table: table))
    #expect(RemoteFolders.areAmong([98 << 8, 45], table: table))
    // The minor number is more than a byte: 0x401.
    #expect(RemoteFolders.areAmong([0x40_0001], table: table))
  }

  @Test func whatIsNoTableIsNone() {
    #expect(!RemoteFolders.areAmong([0], table: "\n- - -\n1 2 3\n1 2 0:0 /"))
  }
}
