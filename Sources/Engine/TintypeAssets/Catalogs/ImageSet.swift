import TintypeGeometry

/// A picture of an asset catalog: files for scales and appearances.
package struct ImageSet: Sendable {
  /// How a picture that is cut into slices is stretched.
  package struct Slices: Sendable, Hashable {
    /// The sides that keep their size, in pixels of the file.
    package var top, left, bottom, right: Double
    /// Whether the middle is repeated instead of stretched.
    package var isTiled: Bool
  }

  /// A file of the set.
  package struct File: Sendable {
    /// The absolute path.
    package var path: String
    /// Pixels a point; nil for a file that is for all scales.
    package var scale: Int?
    /// The slices; nil for none.
    package var slices: Slices?
    let appearance: AssetAppearance
  }

  /// The files that are named, in order.
  package let files: [File]
  /// Whether only the shape counts, painted in the foreground style; nil where the set leaves it open.
  package let isTemplate: Bool?
  /// Whether a vector file is drawn anew at every size.
  package let keepsVectors: Bool

  /// Reads a set.
  ///
  /// - Parameter folder: the folder `NAME.imageset`, an absolute path.
  /// - Throws: what is wrong with its manifest, or that it names no file, or one elsewhere.
  package init(folder: String) throws(AssetProblem) {
    let manifest = "\(folder)/\(AssetIndex.manifest)"
    let tree = try JSONTree(path: manifest)
    var files: [File] = []
    for part in tree["images"].items {
      guard let path = try part.file(in: folder) else { continue }
      files.append(
        File(
          path: path, scale: Self.scale(part["scale"].string),
          slices: Self.slices(part["resizing"]), appearance: AssetAppearance(part)))
    }
    self.files = files
    guard !files.isEmpty else {
      throw AssetProblem(path: manifest, line: 1, reason: "the image set names no file")
    }
    let properties = tree["properties"]
    switch properties["template-rendering-intent"].string {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
    keepsVectors = properties["preserves-vector-representation"].isTrue
  }

  /// The file that fits best; nil for a set without files.
  ///
  /// - Parameters:
  ///   - scale: pixels a point of the display; of a set without it larger files go before smaller ones.
  ///   - isDark: whether the appearance is dark.
  /// - Returns: the file; nil where the set has none.
  package func file(scale: CGFloat, isDark: Bool) -> File? {
    let wanted = Int(clamped: min(max(scale.rounded(.up), 1), 3))
    func distance(_ file: File) -> Int {
      guard let scale = file.scale else { return 0 }
      return scale >= wanted ? scale - wanted : 10 + wanted - scale
    }
    return files.min {
      (($0.appearance.distance(isDark: isDark)), distance($0))
        < (($1.appearance.distance(isDark: isDark)), distance($1))
    }
  }

  private static func scale(_ text: String?) -> Int? {
    text.flatMap { $0.hasSuffix("x") ? Int($0.dropLast()) : nil }.flatMap {
      $0 > 0 && $0 < 100 ? $0 : nil
    }
  }

  private static func slices(_ part: JSONTree) -> Slices? {
    guard let mode = part["mode"].string else { return nil }
    let caps = part["cap-insets"]
    func cap(_ side: String, across: Bool) -> Double {
      let isCut = mode == "9-part" || mode == (across ? "3-part-horizontal" : "3-part-vertical")
      return isCut ? max(0, caps[side].double ?? 0) : 0
    }
    return Slices(
      top: cap("top", across: false), left: cap("left", across: true),
      bottom: cap("bottom", across: false), right: cap("right", across: true),
      isTiled: part["center"]["mode"].string == "tile")
  }
}
