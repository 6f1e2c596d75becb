import Raster
import Testing
import Typography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FontFileTests {
  private func error(registering path: String) -> FontFileError? {
    do throws(FontFileError) {
      try FaceStore().register(path: path, label: path, origin: .design)
      return nil
    } catch {
      return error
    }
  }

  @Test func missingFile() {
    #expect(error(registering: "/nowhere/a.ttf") == .missing(path: "/nowhere/a.ttf"))
  }

  @Test func folder() {
    let folder = TemporaryFolder()
    #expect(error(registering: folder.path) == .isDirectory(path: folder.path))
  }

  @Test func emptyFile() {
    let folder = TemporaryFolder()
    let path = folder.add("a.ttf", [])
    #expect(error(registering: path) == .empty(path: path))
  }

  @Test func namedPipeDoesNotBlock() {
    let folder = TemporaryFolder()
    let path = folder.path + "/pipe.ttf"
    mkfifo(path, 0o644)
    #expect(error(registering: path) == .notRegularFile(path: path))
  }

  @Test func device() {
    #expect(error(registering: "/dev/null") == .notRegularFile(path: "/dev/null"))
  }

  @Test func gitLFSPointer() {
    let folder = TemporaryFolder()
    let text = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    let path = folder.add("a.otf", Array(text.utf8))
    #expect(error(registering: path) == .gitLFSPointer(path: path))
    #expect(error(registering: path)?.description.contains("\"git lfs pull\"") == true)
  }

  @Test func textIsNotAFont() {
    let folder = TemporaryFolder()
    let path = folder.add("a.otf", Array("Hello, this is no font at all.".utf8))
    #expect(error(registering: path) == .notAFont(path: path))
  }

  @Test func linkToItself() {
    let folder = TemporaryFolder()
    let path = folder.path + "/loop.ttf"
    symlink(path, path)
    #expect(error(registering: path) == .unreadable(path: path, errno: ELOOP))
  }

  @Test func messagesUseTheLabel() {
    let folder = TemporaryFolder()
    let path = folder.add("a.otf", [])
    #expect {
      try FaceStore().register(path: path, label: "Fonts/a.otf", origin: .design)
    } throws: { error in
      "\(error)" == "font 'Fonts/a.otf' is empty: the file has no bytes; fetch it again"
    }
  }

  @Test func aFontCutShortSaysCallAndCode() {
    let words = FontFileError.brokenFont(
      path: "a.ttf", face: 0, call: "FT_New_Memory_Face", code: 0x55
    ).description
    #expect(
      words
        == "font 'a.ttf' is broken: the file is cut short (FT_New_Memory_Face, code 85); "
        + "replace the file")
  }
}
