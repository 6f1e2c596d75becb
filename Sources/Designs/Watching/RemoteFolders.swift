import Platform

/// Folders whose changes the kernel does not know of, since they happen on another machine.
enum RemoteFolders {
  private static let types: Set<String> = [
    "9p", "afs", "ceph", "cifs", "drvfs", "fuse", "nfs", "nfs4", "smb3", "smbfs", "vboxsf",
    "virtiofs", "vmhgfs",
  ]

  /// Whether folders of a plan are of that kind.
  static func areAmong(_ plan: WatchPlan) -> Bool {
    let devices = Set(plan.folders.filter { $0.value.isInside }.map(\.key.device))
    guard !devices.isEmpty, let table = try? FileContents.read("/proc/self/mountinfo") else {
      return false
    }
    return areAmong(devices, table: String(decoding: table, as: UTF8.self))
  }

  /// Whether devices are of that kind, by the kernel's table of what is mounted (proc(5)).
  static func areAmong(_ devices: Set<UInt64>, table: String) -> Bool {
    table.split(separator: "\n").contains { line in
      let fields = line.split(separator: " ")
      guard fields.count > 3, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count,
        let device = device(fields[2])
      else { return false }
      let type = fields[dash + 1].split(separator: ".").first.map(String.init) ?? ""
      return devices.contains(device) && types.contains(type)
    }
  }

  /// The number of a device from its two parts, as glibc and the kernel put them together.
  private static func device(_ text: Substring) -> UInt64? {
    let parts = text.split(separator: ":").compactMap { UInt64($0) }
    guard parts.count == 2 else { return nil }
    let (major, minor) = (parts[0], parts[1])
    return (minor & 0xFF) | (major & 0xFFF) << 8 | (minor & ~0xFF) << 12 | (major & ~0xFFF) << 32
  }
}
