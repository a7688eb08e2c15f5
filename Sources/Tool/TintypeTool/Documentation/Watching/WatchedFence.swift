import TintypeGeometry
import TintypeSnapshots

/// A fence as the page that is watched shows it: its code, its pictures, and what is wrong with it.
struct WatchedFence {
  /// A picture, by the names under which the server has its files.
  struct Picture {
    /// What tells it from the fence's others.
    var label: String
    var isDark: Bool
    /// The size in points.
    var width: Double
    var height: Double
    /// The picture, and what is drawn over it, by the name of the ``WatchOverlay``; empty for nothing.
    var files: [String: File] = [:]
  }

  /// A file of a picture.
  struct File {
    var address: String
    /// The size in points.
    var width: Double
    var height: Double
  }

  /// What the fence's pictures are to its code.
  enum State: String {
    /// They show it.
    case current
    /// It is being compiled, and they show what it was.
    case working
    /// It cannot be shown, and they show what it was.
    case broken
  }

  let fence: Fence
  /// What it is known by on its page: its name, or its number.
  let name: String
  var state: State
  var pictures: [Picture] = []
  /// The page in which a reader changes what the view is proposed; nil for none.
  var exploration: File?
  /// What is wrong, with lines of the page.
  var problems: [Problem] = []
  /// What the author should know although nothing failed.
  var notes: [Problem] = []

  /// Whether it is a Swift file as a whole, of which the pictures come first.
  var isSource = false

  /// The fence in HTML.
  var html: String {
    let name = HTMLText.of(name)
    let label = fence.attributes.name == nil ? "Fence \(name)" : name
    let error = problems.isEmpty ? "" : " aria-invalid=\"true\""
    let code =
      "<pre class=\"code\" tabindex=\"0\" aria-label=\"Code of \(label)\"><code>\(code)</code></pre>"
    return """
      <section class="fence" data-fence="\(name)" data-state="\(state.rawValue)" aria-label="\(label)"\(error)>
      \(isSource ? "" : code)
      \(pictureList(label))
      \(explorationFrame(label))
      \(isSource ? code : "")
      \(notes.map { "<p class=\"note\">\(HTMLText.of($0.message))</p>" }.joined())
      </section>
      """
  }

  /// The lines of the code, with messages below the lines that they are about.
  private var code: String {
    var lines = fence.code.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let positions = problems.map { problem in
      min(max(0, (problem.line ?? fence.line) - fence.line), max(0, lines.count - 1))
    }
    return lines.enumerated().map { index, line in
      let messages = zip(problems, positions).filter { $0.1 == index }.map { problem, _ in
        "<span class=\"message\">\(HTMLText.of(problem.message))</span>"
      }
      let isBad = messages.isEmpty ? "" : " bad"
      return
        "<span class=\"line\(isBad)\" data-line=\"\(fence.line + index)\">\(HTMLText.of(String(line)))\n</span>"
        + messages.joined()
    }.joined()
  }

  private func pictureList(_ label: String) -> String {
    if pictures.isEmpty {
      return state == .working && !fence.attributes.isSkipped && !fence.attributes.isHidden
        ? "<p class=\"wait\">Drawing…</p>" : ""
    }
    let figures = pictures.map { picture in
      let size = "\(Self.decimal(picture.width)) × \(Self.decimal(picture.height)) pt"
      let alternative = fence.attributes.alternativeText ?? "Picture of \(label)"
      let images = WatchOverlay.names.compactMap { name in
        picture.files[name].map { file in
          """
          <img class="\(name)" src="\(HTMLText.of(file.address))" width="\(Self.pixels(file.width))" \
          height="\(Self.pixels(file.height))" alt="\(HTMLText.of(alternative)), \(HTMLText.of(picture.label))">
          """
        }
      }.joined()
      return """
        <figure class="picture \(picture.isDark ? "dark" : "light")"><div class="stage">\(images)</div>
        <figcaption><span>\(HTMLText.of(picture.label))</span> <span class="size">\(size)</span></figcaption></figure>
        """
    }.joined()
    let caption = fence.attributes.caption.map { "<p class=\"caption\">\(HTMLText.of($0))</p>" }
    return "<div class=\"pictures\">\(figures)</div>\(caption ?? "")"
  }

  private func explorationFrame(_ label: String) -> String {
    guard let exploration else { return "" }
    return """
      <iframe class="explored" src="\(HTMLText.of(exploration.address))" sandbox="allow-scripts" \
      title="\(label) at other sizes"></iframe>
      """
  }

  /// A number of points with a half or a third as it is mostly written.
  private static func decimal(_ points: Double) -> String {
    points.isFinite ? ((points * 100).rounded() / 100).shortText : "∞"
  }

  private static func pixels(_ points: Double) -> Int {
    points.isFinite ? Int(clamped: points.rounded(.up)) : 0
  }
}

extension WatchedFence {
  /// Its pictures in the list of pages: the light ones, where there are some.
  var shots: [String] {
    let light = pictures.filter { !$0.isDark }
    return (light.isEmpty ? pictures : light).compactMap { picture in
      picture.files[WatchOverlay.plain.rawValue].map { file in
        """
        <img src="\(HTMLText.of(file.address))" width="\(Self.pixels(file.width))" \
        height="\(Self.pixels(file.height))" alt="\(HTMLText.of(picture.label))" loading="lazy">
        """
      }
    }
  }

  /// The fences of a page; of those that have a name in common, as several of one symbol have, the later ones are
  /// counted.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - state: what their pictures are, of which there are none yet.
  /// - Returns: the fences in order.
  static func all(of page: DocumentationPage, _ state: State) -> [WatchedFence] {
    var counts: [String: Int] = [:]
    return page.fences.map { fence in
      let name = fence.attributes.name ?? "\(fence.ordinal)"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return WatchedFence(
        fence: fence, name: count == 1 ? name : "\(name)-\(count)", state: state,
        isSource: page.kind == .source)
    }
  }
}

/// What the page shows of a view at a key.
enum WatchOverlay: String, CaseIterable {
  /// The view alone.
  case plain
  /// With the frames of its parts.
  case borders
  /// With what each part was proposed and chose.
  case explained
  /// In a page of its own, in which a reader changes what it is proposed.
  case explored

  /// The names of those that are pictures, as classes of the page.
  static var names: [String] { allCases.filter { $0 != .explored }.map(\.rawValue) }
}
