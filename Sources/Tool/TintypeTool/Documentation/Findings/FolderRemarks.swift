import Foundation
import TintypeGeometry
import TintypeProgram
import TintypeSnapshots

/// What is wrong with the files beside the pictures of pages.
struct FolderRemarks {
  /// The pages that were drawn here, and those that others draw.
  let shard: PageShard
  let findings: [PictureFinding]
  /// The folders whose pages were all looked at.
  let folders: [String]

  private static let endings = ["png", "jpg", "jpeg", "svg", "gif"]

  /// Looks at catalogs and folders of pictures.
  ///
  /// Where pages that others draw have pictures in one, what of it is left over or alone is not known here.
  ///
  /// - Parameter knowsAll: whether all pages could be drawn: if not, nobody knows which pictures are left over.
  /// - Returns: a sentence each, with the file.
  func all(knowsAll: Bool) -> [Problem] {
    var remarks: [Problem] = []
    let wanted = Set(findings.map(\.file.location.path))
    let catalogs = Set(shard.pages.compactMap { $0.catalog?.path }).sorted()
    let shared = Set(shard.others.compactMap { $0.catalog?.path ?? PictureFolder(page: $0).folder })
    for catalog in catalogs {
      let files = Self.pictures(below: catalog)
      remarks += clashes(of: files, wanted)
      if shared.contains(catalog) { continue }
      remarks += partners(of: files) + densities(of: files)
      guard knowsAll, isRead(catalog) else { continue }
      remarks += orphans(among: files + SourceWalk(catalog, where: Self.isPage).files, wanted)
    }
    guard knowsAll else { return remarks }
    let others = Set(
      findings.filter { $0.fence.page.catalog == nil }.map {
        ($0.file.location.path as NSString).deletingLastPathComponent
      })
    for folder in others.sorted() where isRead(folder) && !shared.contains(folder) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let files = names.sorted().filter { Self.isPicture($0) || Self.isPage($0) }.map {
        "\(folder)/\($0)"
      }
      remarks += orphans(among: files, wanted)
    }
    return remarks
  }

  private func isRead(_ folder: String) -> Bool {
    let real = URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)
      .withoutTrailingSlash
    return folders.contains {
      let read = URL(filePath: $0).resolvingSymlinksInPath().path(percentEncoded: false)
        .withoutTrailingSlash
      return real == read || real.isBelow(read)
    }
  }

  private static func isPicture(_ name: String) -> Bool {
    endings.contains((name as NSString).pathExtension.lowercased())
  }

  /// Whether a file may be a page in which readers change what a view is proposed.
  private static func isPage(_ name: String) -> Bool { ending(of: name) == Exploration.format }

  private static func pictures(below catalog: String) -> [String] {
    SourceWalk(catalog, where: isPicture).files
  }

  /// Files of ours that no fence draws any more.
  private func orphans(among files: [String], _ wanted: Set<String>) -> [Problem] {
    let variants = Set(wanted.map(Self.withoutVariant))
    return files.compactMap { file in
      let format = (file as NSString).pathExtension.lowercased()
      guard !wanted.contains(file), ["png", "svg", Exploration.format].contains(format),
        let data = FileManager.default.contents(atPath: file), PictureSeal.isOurs(data, format)
      else { return nil }
      if format == Exploration.format {
        return Problem(
          file: file, message: "No fence makes this page to explore any more; remove it.")
      }
      return Problem(
        file: file,
        message: variants.contains(Self.withoutVariant(file))
          ? "Its fence draws other variants, but not this one; ask for it with '--appearance',"
            + " '--scale' or in tintype.yml, or remove it."
          : "No fence draws this picture any more; remove it.")
    }
  }

  /// A file's path without appearance and density.
  private static func withoutVariant(_ file: String) -> String {
    let folder = (file as NSString).deletingLastPathComponent
    return "\(folder)/\(PageUpdate.Ending(stem(of: file)).rest).\(ending(of: file))"
  }

  /// Pictures of a name that is also another format's: DocC shows one of them and says nothing.
  private func clashes(of files: [String], _ wanted: Set<String>) -> [Problem] {
    let names = Dictionary(grouping: files) {
      // DocC knows a picture by its name without appearance and density.
      PageUpdate.Ending(Self.stem(of: $0)).rest.lowercased()
    }
    return names.keys.sorted().compactMap { name in
      guard let same = names[name], let ours = same.first(where: wanted.contains),
        let other = same.first(where: { Self.ending(of: $0) != Self.ending(of: ours) })
      else { return nil }
      return Problem(
        file: ours,
        message:
          "'\((other as NSString).lastPathComponent)' has the name of this picture, and DocC shows"
          + " only one of the formats; remove one.")
    }
  }

  /// Dark pictures without a light one.
  private func partners(of files: [String]) -> [Problem] {
    let names = Set(
      files.map { PageUpdate.Ending(Self.stem(of: $0)) }.filter { !$0.isDark }.map(\.rest))
    var seen: Set<String> = []
    return files.compactMap { file in
      let ending = PageUpdate.Ending(Self.stem(of: file))
      guard ending.isDark, !names.contains(ending.rest), seen.insert(ending.rest).inserted
      else { return nil }
      return Problem(
        file: file,
        message: "The picture is for the dark appearance, and there is none for the light one.")
    }
  }

  /// Pictures at other densities than their partner of the other appearance, and those without a dense one in a
  /// catalog that has some.
  private func densities(of files: [String]) -> [Problem] {
    var names: [String: [Bool: [Double: String]]] = [:]
    for file in files where !["svg", "gif"].contains(Self.ending(of: file)) {
      let ending = PageUpdate.Ending(Self.stem(of: file))
      names[ending.rest, default: [:]][ending.isDark, default: [:]][ending.scale ?? 1] = file
    }
    let hasDense = names.values.contains { $0.values.contains { $0.keys.contains { $0 > 1 } } }
    return names.keys.sorted().flatMap { name -> [Problem] in
      guard let pictures = names[name] else { return [] }
      return [false, true].flatMap { isDark -> [Problem] in
        guard let own = pictures[isDark], let sample = own.min(by: { $0.key < $1.key })?.value
        else { return [] }
        let other = pictures[!isDark].map { Set($0.keys) } ?? []
        var missing = other.subtracting(own.keys)
        if hasDense, other.isEmpty, own.keys.allSatisfy({ $0 <= 1 }) { missing.insert(2) }
        return missing.sorted().map { scale in
          Problem(
            file: sample,
            message: "The picture has no partner at @\(scale.shortText)x; draw one.")
        }
      }
    }
  }

  private static func stem(of file: String) -> String {
    ((file as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  private static func ending(of file: String) -> String {
    (file as NSString).pathExtension.lowercased()
  }
}
