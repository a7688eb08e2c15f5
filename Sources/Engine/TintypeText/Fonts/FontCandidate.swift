import TintypeGeometry

/// A face that could answer a request, before it is opened.
struct FontCandidate: Hashable, Sendable {
  /// The family's name.
  var family: String
  /// What tells it from the other faces of the family.
  var traits: FontTraits
  /// Where the file is.
  var path: String
  /// The place of the face in its file.
  var index: Int
  /// The names of the face itself, such as `Inter-SemiBold`; empty for a declared font, whose file is named so.
  var faceNames: [String] = []
  /// The package that has the file, where known.
  var package: String?
  /// Whether `tintype setup` brings the file.
  var isSupplied = false
  /// The least and the greatest weight on the weight axis of a variable font.
  var weights: ClosedRange<Float>?
  /// The least and the greatest width on the width axis.
  var widths: ClosedRange<Float>?
  /// The least and the greatest size that letters are drawn for, on an axis of its own.
  var opticalSizes: ClosedRange<Float>?
  /// The axis that slants the face, with its value.
  var slant: FontVariation?
  /// What makes the face stand in for one of Apple's; nil where it is asked for by name.
  var standIn: StandIn?
  /// Where the face is put on its axes.
  var variations: [FontVariation] = []
}

extension FontCandidate {
  /// The candidate of a declared font.
  ///
  /// - Parameters:
  ///   - font: the font.
  ///   - folders: where it lies.
  init(_ font: DeclaredFont, in folders: FontFolders) {
    self.init(
      family: font.family, traits: font.traits, path: folders.resolvedPath(of: font),
      index: font.index,
      package: font.package, isSupplied: font.isSupplied, weights: font.axes.weights,
      widths: font.axes.widths, opticalSizes: font.axes.opticalSizes, slant: font.axes.slant)
  }

  /// The candidate of a face that was opened to read its names.
  init(_ face: FontFace) {
    let names = FontNames(of: face.font)
    self.init(
      family: names.family, traits: names.traits, path: face.file.path, index: face.index,
      faceNames: [names.fullName, names.postScriptName])
    for axis in FontAxis.axes(of: face.font) {
      switch axis.tag {
      case .weightAxis: weights = axis.range
      case .widthAxis: widths = axis.range
      case .slantAxis where axis.range.lowerBound < 0:
        slant = FontVariation(tag: axis.tag, value: axis.range.lowerBound)
      case .italicAxis where axis.range.upperBound > 0:
        slant = FontVariation(tag: axis.tag, value: axis.range.upperBound)
      default: break
      }
    }
  }

  /// The error where the file is not there.
  var absence: FontError {
    if isSupplied, let package { return .notSetUp(family: family, package: package) }
    return .missing(family: family, package: package)
  }

  /// Whether a name is the face's own, and not only its family's.
  func isNamed(_ name: String) -> Bool {
    // Declared collections hold families under one name of a file; these are found by family.
    let own =
      package == nil
      ? faceNames : [String(path.split(separator: "/").last?.split(separator: ".").first ?? "")]
    return own.contains { FamilyName.isSame($0, name) }
  }

  /// The candidate put on its axes where it is wanted.
  ///
  /// - Parameters:
  ///   - wanted: weight, width and slant.
  ///   - opticalSize: the size that letters are drawn for, in points; 0 for the font's own.
  /// - Returns: the candidate with a value for each axis that it has.
  func varied(for wanted: FontTraits, opticalSize: Int) -> FontCandidate {
    var result = self
    if let opticalSizes, opticalSize > 0 {
      let value = Self.clamp(Float(opticalSize), to: opticalSizes)
      result.variations.append(FontVariation(tag: .opticalSizeAxis, value: value))
    }
    if let weights {
      let value = Self.clamp(Float(wanted.weight), to: weights)
      result.variations.append(FontVariation(tag: .weightAxis, value: value))
    }
    if let widths {
      let value = Self.clamp(Float(wanted.width), to: widths)
      result.variations.append(FontVariation(tag: .widthAxis, value: value))
    }
    if wanted.isItalic, let slant { result.variations.append(slant) }
    return result
  }

  private static func clamp(_ value: Float, to range: ClosedRange<Float>) -> Float {
    min(max(value, range.lowerBound), range.upperBound)
  }

  /// The best of several faces: slant first, then width, then weight by the order of CSS.
  ///
  /// - Parameters:
  ///   - candidates: the faces of one family; the first of equals wins.
  ///   - wanted: what is asked for.
  ///   - opticalSize: the size that letters are drawn for, in points; 0 for the font's own.
  /// - Returns: nil where there are no faces.
  static func best(
    of candidates: [FontCandidate], for wanted: FontTraits, opticalSize: Int = 0
  ) -> FontCandidate? {
    func rank(_ face: FontCandidate) -> (Int, CGFloat, Int) {
      let own = face.traits
      let slant = own.isItalic == wanted.isItalic || face.slant != nil ? 0 : 1
      let width = face.widths.map { CGFloat(clamp(Float(wanted.width), to: $0)) } ?? own.width
      let weight =
        face.weights.map { Int(clamped: Double(clamp(Float(wanted.weight), to: $0))) } ?? own.weight
      return (slant, abs(width - wanted.width), distance(from: wanted.weight, to: weight))
    }
    return candidates.min { rank($0) < rank($1) }?.varied(for: wanted, opticalSize: opticalSize)
  }

  /// How far a weight is from the wanted one; the wrong direction counts as farther than any of the right.
  private static func distance(from wanted: Int, to weight: Int) -> Int {
    if wanted == weight { return 0 }
    let far = abs(wanted - weight)
    if (400...500).contains(wanted) {
      if weight > wanted, weight <= 500 { return far }
      return weight < wanted ? 1000 + far : 2000 + far
    }
    let isRightWay = wanted < 400 ? weight < wanted : weight > wanted
    return isRightWay ? far : 1000 + far
  }
}
