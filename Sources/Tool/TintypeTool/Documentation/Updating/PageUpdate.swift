import Foundation
import Tintype
import TintypeProgram
import TintypeSnapshots

/// Puts the pictures of a page behind their fences, where the page does not show them itself.
struct PageUpdate {
  let page: DocumentationPage
  /// What was found of the page's pictures.
  let findings: [PictureFinding]
  /// Whether all of the page was drawn: if not, nobody knows which fences draw nothing any more.
  let isComplete: Bool

  /// What has to change in a page.
  struct Change {
    let location: ProvenPath
    /// The page as it was read.
    let old: Data
    let new: Data
    /// As `diff -u` shows it.
    let difference: String
    /// The texts that nobody wrote, by the names of pictures.
    let proposed: [String: String]
    /// The names of pictures that are no longer shown.
    let removed: [String]
    /// What is replaced.
    let edits: [PageText.Edit]

    /// Where a line of the page stands that was replaced, both from 1.
    func line(_ old: Int) -> Int {
      edits.filter { $0.line < old }.reduce(old) { $0 + $1.added.count - $1.removed }
    }
  }

  /// What reads the page: what it says itself, else by what it is.
  static func dialect(of page: DocumentationPage) -> PageDialect {
    if let dialect = page.settings.dialect { return dialect }
    if page.catalog != nil { return .docc }
    let name = (page.path as NSString).lastPathComponent.lowercased()
    if name.hasSuffix(".mdx") { return .mdx }
    return name.hasPrefix("readme.") ? .github : .markdown
  }

  /// Plans the change.
  ///
  /// - Parameter problems: is given what cannot be put in.
  /// - Returns: nil where the page is as it should be, and for comments, in which nothing is written.
  func change(_ problems: inout [Problem]) -> Change? {
    if case .comments = page.kind { return nil }
    guard Self.isMarkdown(page.path), !findings.isEmpty || !leftovers.isEmpty else { return nil }
    let root =
      ProjectRoot(of: page.path)?.folder
      ?? (page.path as NSString).deletingLastPathComponent
    guard let location = ProvenPath(page.path, below: root), let old = try? location.contents(),
      let text = PageText(old)
    else {
      problems.append(
        Problem(file: page.path, message: "The page is no plain file of its package; name that."))
      return nil
    }
    guard text.plain == page.text else {
      problems.append(
        Problem(file: page.path, message: "The page has changed since it was read; run it again."))
      return nil
    }
    var proposed: [String: String] = [:]
    let edits = edits(of: text, &problems, &proposed)
    if edits.isEmpty { return nil }
    return Change(
      location: location, old: old, new: text.file(with: edits),
      difference: text.difference(of: edits, DisplayPath.of(page.path)), proposed: proposed,
      removed: leftovers.map(\.name), edits: edits)
  }

  /// The lines of the page on which no code stands, from 0.
  private var prose: Set<Int> {
    Set(Article.proseLines(of: page.text, PageSyntax(of: page.path)).map { $0 - 1 })
  }

  private static func isMarkdown(_ path: String) -> Bool {
    PageReader.endings.contains((path as NSString).pathExtension.lowercased())
  }

  /// What was put in and is no longer wanted.
  struct Leftover {
    let lines: ClosedRange<Int>
    /// The name of its picture.
    let name: String
    /// Whether its fence does draw, and the author shows all that it draws.
    let isShown: Bool
  }

  /// What was put behind fences that draw nothing any more or whose pictures the author shows, and what stands where
  /// there is no fence.
  ///
  /// Without a page that is drawn as a whole, and in Swift sources, nothing is known to be left over.
  var leftovers: [Leftover] {
    if case .comments = page.kind { return [] }
    guard isComplete, Self.isMarkdown(page.path), page.text.contains("tintype picture "),
      let text = PageText(Data(page.text.utf8))
    else { return [] }
    let prose = prose
    let drawn = drawnFences(besides: ownText(of: text))
    func lines(_ isShown: Bool) -> Set<Int> {
      Set(drawn.lazy.filter { $0.pictures.isEmpty == isShown }.map { text.lineBehind($0.fence) })
    }
    let shown = lines(true)
    return text.leftovers(in: prose, besides: lines(false)).map {
      Leftover(lines: $0.lines, name: $0.name, isShown: shown.contains($0.lines.lowerBound))
    }
  }

  /// What is said of them by whoever writes nothing.
  var remarks: [Problem] {
    leftovers.map {
      let name = NeutralText.line($0.name)
      return Problem(
        file: page.path, line: $0.lines.lowerBound + 1,
        message: ($0.isShown
          ? "The page shows the picture '\(name)' itself, and here once more;"
          : "No fence draws the picture '\(name)' here any more;")
          + " 'docs build --update' removes it.")
    }
  }

  /// What is said of files that were drawn and that the page does not show, whether or not it is updated.
  var unshown: [Problem] {
    guard Self.isMarkdown(page.path), let text = PageText(Data(page.text.utf8)) else { return [] }
    if case .comments = page.kind { return [] }
    let dialect = Self.dialect(of: page)
    let own = ownText(of: text)
    return drawnFences(besides: own).flatMap { drawn in
      drawn.pictures.flatMap { picture in
        let shown = picture.shown(in: dialect).map(\.path)
        return picture.files.filter { !shown.contains($0.path) && !own.holdsBytes(of: $0.path) }
          .map { file in
            let isOfScale = picture.shown(in: dialect).contains { $0.isDark == file.isDark }
            let remedy =
              isOfScale ? "ask for the largest 'scale' alone" : "ask for one 'appearance'"
            return Problem(
              file: page.path, line: drawn.fence.line,
              message: "Nothing shows the picture '\(NeutralText.line(file.path))': in the dialect"
                + " '\(dialect.rawValue)' a page names one file of each; \(remedy), or show it yourself."
            )
          }
      }
    }
  }

  /// A fence of which pictures were drawn.
  private struct DrawnFence {
    let fence: Fence
    let name: String
    /// Those that the author does not show.
    let pictures: [PictureReference]
  }

  /// The fences of which pictures were drawn, in order.
  ///
  /// - Parameter own: what the author wrote, where pictures may be shown.
  /// - Returns: each with the pictures that are not shown there.
  private func drawnFences(besides own: String) -> [DrawnFence] {
    let folder = PictureFolder(page: page)
    let found = Dictionary(grouping: findings) { page.fence(at: $0.fence.view.entry.line)?.line }
    return page.fences.compactMap { fence in
      guard let here = found[fence.line], let first = here.first else { return nil }
      return DrawnFence(
        fence: fence, name: first.fence.name,
        pictures: Self.references(of: here, folder).filter {
          !Self.shows(own, $0, Self.dialect(of: page))
        })
    }
  }

  private func edits(
    of text: PageText, _ problems: inout [Problem], _ proposed: inout [String: String]
  ) -> [PageText.Edit] {
    let dialect = Self.dialect(of: page)
    let gap = dialect == .mdx ? [""] : []
    var edits: [PageText.Edit] = []
    for drawn in drawnFences(besides: ownText(of: text)) where !drawn.pictures.isEmpty {
      let shown = drawn.pictures.map { $0.lines(in: dialect) }.joined(separator: [""])
      do {
        let edit = try text.edit(
          behind: drawn.fence,
          [PageText.Marks.start(drawn.name, dialect)] + gap + shown + gap
            + [PageText.Marks.end(dialect)])
        guard let edit else { continue }
        edits.append(edit)
        for picture in drawn.pictures where picture.isProposed {
          proposed[picture.name] = picture.alternativeText
        }
      } catch {
        problems.append(Problem(file: page.path, line: drawn.fence.line, message: "\(error)"))
      }
    }
    edits += leftovers.map {
      PageText.Edit(line: $0.lines.lowerBound, removed: $0.lines.count, added: [])
    }
    return edits.sorted { $0.line < $1.line }
  }

  /// What the author wrote besides code, in which a picture's name may stand for anything.
  private func ownText(of text: PageText) -> String {
    let code = Article.codeLines(of: page.text, PageSyntax(of: page.path)).map { $0 - 1 }
    return text.ownText(in: prose, besides: Set(code))
  }

  /// Whether an author shows a picture in words of their own.
  ///
  /// A path says what it is wherever it stands. A name is a picture to DocC alone, and there as an image or as what
  /// directives show: a link to it leads to a page, and in quotes it is any word.
  ///
  /// - Parameters:
  ///   - text: what the author wrote besides code.
  ///   - picture: the picture.
  ///   - dialect: how the page refers to pictures.
  /// - Returns: whether it is shown.
  static func shows(
    _ text: String, _ picture: PictureReference, _ dialect: PageDialect
  ) -> Bool {
    let paths = picture.files.map(\.path).flatMap { ["](\($0))", "\"\($0)\""] }
    if paths.contains(where: { text.holdsBytes(of: $0) }) { return true }
    guard dialect == .docc else { return false }
    let name = picture.name
    let directives = ["source", "poster"].flatMap { word in
      [")", ",", "\n"].map { "\(word): \(name)\($0)" } + ["\(word): \"\(name)\""]
    }
    return directives.contains { text.holdsBytes(of: $0) } || hasImage(of: name, in: text)
  }

  /// Whether `![…](name)` stands in a text.
  private static func hasImage(of name: String, in text: String) -> Bool {
    let end = "](\(name))"
    guard text.holdsBytes(of: end) else { return false }
    return text.ranges(of: end).contains { range in
      // Texts of images may have brackets, as pairs.
      var depth = 1
      for index in text[..<range.lowerBound].indices.reversed() {
        if text[index] == "]" { depth += 1 }
        if text[index] == "[" { depth -= 1 }
        if depth == 0 { return text[..<index].last == "!" }
      }
      return false
    }
  }

  // MARK: References

  /// The pictures behind findings, those that differ in appearance and density alone as one.
  ///
  /// - Parameters:
  ///   - findings: those of one fence.
  ///   - folder: where the page's pictures go.
  /// - Returns: a reference for each, in order.
  static func references(
    of findings: [PictureFinding], _ folder: PictureFolder
  ) -> [PictureReference] {
    var order: [String] = []
    var groups: [String: [(finding: PictureFinding, ending: Ending)]] = [:]
    for finding in findings {
      let ending = Ending(finding.file.suffix)
      let name = finding.fence.name + ending.rest
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append((finding, ending))
    }
    return order.compactMap { name in
      guard let group = groups[name], let first = group.first?.finding else { return nil }
      let attributes = first.fence.view.entry.attributes
      let data = group.map {
        $0.finding.picture ?? (try? $0.finding.file.location.contents()) ?? Data()
      }
      let pictures = zip(group, data).filter { $0.0.finding.file.format != Exploration.format }
      let page = group.first { $0.finding.file.format == Exploration.format }
      let files = pictures.map { item, data in
        let file = item.finding.file
        let scale = file.format == "png" ? item.ending.scale ?? 1 : nil
        return PictureReference.File(
          path: folder.reference(to: file.location), isDark: item.ending.isDark, scale: scale,
          width: PictureReference.width(of: data, file.format, scale: scale))
      }
      let altText = group.lazy.compactMap(\.finding.altText).first
      let text = AlternativeText(attributes, proposal: altText)
      return PictureReference(
        name: name, alternativeText: text?.text ?? "", isProposed: text?.isProposed == true,
        caption: attributes.caption, files: files,
        exploration: page.map {
          PictureReference.ReaderPage(
            path: folder.reference(to: $0.finding.file.location),
            isStepped: attributes.steps?.motion == .page)
        })
    }
  }

  /// What the end of a picture's name says, in DocC's words.
  struct Ending: Equatable {
    /// What is neither appearance nor density.
    var rest: String
    var isDark = false
    var scale: Double?

    init(_ suffix: String) {
      rest = suffix
      if rest.hasSuffix("x"), let at = rest.lastIndex(of: "@"),
        let found = Double(rest[rest.index(after: at)...].dropLast())
      {
        scale = found
        rest = String(rest[..<at])
      }
      if rest.hasSuffix(PictureVariant.darkSuffix) {
        isDark = true
        rest = String(rest.dropLast(PictureVariant.darkSuffix.count))
      }
    }
  }
}
