import Foundation
import Testing
import TintypeSupplies

@testable import TintypeTool

/// Installing declared files out of wheels, with wheels of our own in place of a download.
@Suite struct SupplyInstallerTests {
  private let root = URL.temporaryDirectory.appending(path: "tintype-supplies-\(UUID().uuidString)")

  private var data: String { root.appending(path: "data").path }

  /// A package with one file, and its wheel.
  private func package(
    _ text: String = "a font", declaring digest: String? = nil
  ) throws -> (package: SupplyPackage, wheel: URL) {
    let folder = root.appending(path: "sources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Own[wght].ttf")
    try Data(text.utf8).write(to: file)
    let wheel = root.appending(path: "own_fonts-1.2-py3-none-any.whl")
    try WheelDownload.python(["-m", "zipfile", "-c", wheel.path, file.path], scratch: root)
    let bytes = try Data(contentsOf: wheel)
    let supply = Supply(
      member: "Own[wght].ttf", path: "fonts/Own[wght].ttf", digest: digest ?? self.digest(text))
    return (
      SupplyPackage(
        name: "own-fonts", version: "1.2",
        digest: bytes.withUnsafeBytes { SHA256.hexDigest(of: $0) }, bytes: bytes.count,
        purpose: "tests", files: [supply]), wheel
    )
  }

  private func digest(_ text: String) -> String {
    Data(text.utf8).withUnsafeBytes { SHA256.hexDigest(of: $0) }
  }

  private func installer(_ package: SupplyPackage, _ wheel: URL) -> SupplyInstaller {
    SupplyInstaller(packages: [package], folders: DataFolders(paths: [data])) { _, folder in
      try FileManager.default.copyItem(
        at: wheel, to: folder.appending(path: wheel.lastPathComponent))
    }
  }

  private func message(_ work: () throws -> Void) -> (text: String, status: TintypeTool.ExitStatus)?
  {
    do {
      try work()
      return nil
    } catch {
      return (error as? ToolError).map { ($0.message, $0.status) }
    }
  }

  @Test func filesAreInstalledOnceAndFound() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (package, wheel) = try package()
    let installer = installer(package, wheel)
    #expect(installer.findings(in: package).map(\.fault) == [.missing])
    let path = "\(data)/fonts/Own[wght].ttf"
    #expect(try installer.install(installer.incomplete()) == [path])
    #expect(FileManager.default.contents(atPath: path) == Data("a font".utf8))
    #expect(installer.incomplete().isEmpty)
  }

  @Test func aFileWithOtherBytesIsReplaced() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (package, wheel) = try package()
    let installer = installer(package, wheel)
    _ = try installer.install([package])
    let path = "\(data)/fonts/Own[wght].ttf"
    try Data("another".utf8).write(to: URL(filePath: path))
    #expect(installer.findings(in: package).map(\.fault) == [.other])
    _ = try installer.install(installer.incomplete())
    #expect(installer.incomplete().isEmpty)
  }

  @Test func aFolderThatHasTheFileIsEnough() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (package, wheel) = try package()
    _ = try installer(package, wheel).install([package])
    let folders = DataFolders(paths: ["/nowhere", data])
    #expect(SupplyInstaller(packages: [package], folders: folders).incomplete().isEmpty)
    #expect(folders.installation == "/nowhere")
  }

  @Test func aWheelWithOtherBytesInstallsNothing() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (package, wheel) = try package()
    try Data("no wheel".utf8).write(to: wheel)
    let complaint = try #require(message { _ = try installer(package, wheel).install([package]) })
    #expect(complaint.text.contains("The wheel of own-fonts 1.2 is not the declared one"))
    #expect(complaint.status == .failed && !FileManager.default.fileExists(atPath: data))
  }

  @Test func aMemberWithOtherBytesInstallsNothing() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (package, wheel) = try package(declaring: digest("another font"))
    let complaint = try #require(message { _ = try installer(package, wheel).install([package]) })
    #expect(complaint.text.contains("Own[wght].ttf of own-fonts 1.2 is not the declared one"))
    #expect(!FileManager.default.fileExists(atPath: data))
  }

  @Test func aDownloadThatBringsNothingIsNamed() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let (package, _) = try package()
    let installer = SupplyInstaller(
      packages: [package], folders: DataFolders(paths: [data])
    ) { _, _ in }
    let complaint = try #require(message { _ = try installer.install([package]) })
    #expect(complaint.text == "The download brought no wheel of own-fonts 1.2.")
    #expect(complaint.status == .unavailable)
  }

  @Test func whatPipSaysBecomesOneSentence() {
    #expect(
      WheelDownload.complaint(.exited(1), "/usr/bin/python3: No module named pip\n")
        == "Python's pip is missing; install the Debian package python3-pip.")
    #expect(WheelDownload.complaint(.exited(127), "env: 'python3'…").contains("python3-pip"))
    let output = "WARNING: retrying\nERROR: No matching distribution found for own-fonts==1.2\n"
    #expect(
      WheelDownload.complaint(.exited(1), output).hasSuffix(
        "ERROR: No matching distribution found for own-fonts==1.2"))
  }

  /// Every declared file has a digest and a place of its own.
  @Test func theTableIsSound() {
    let files = SupplyPackage.all.flatMap(\.files)
    #expect(Set(files.map(\.path)).count == files.count)
    for digest in SupplyPackage.all.map(\.digest) + files.map(\.digest) {
      #expect(digest.count == 64 && digest.allSatisfy(\.isHexDigit))
    }
    #expect(SupplyPackage.having("fonts/Nunito[wght].ttf")?.name == "fontpkg-nunito")
    #expect(SupplyPackage.having("fonts/other.ttf") == nil)
  }
}
