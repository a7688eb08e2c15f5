public import Foundation
public import Tintype

extension Snapshotting where Value: View, Format == SnapshotPicture {
  /// Keeps a picture of a view.
  ///
  /// - Parameters:
  ///   - layout: what the view is proposed.
  ///   - scale: pixels a point; nil for the device's, or 2.
  ///   - tolerance: how much may differ.
  ///   - ignoring: regions that are not compared; the picture shows them.
  ///   - variant: appearance, text size, direction, device; it adds to the snapshot's name.
  /// - Returns: the strategy.
  public static func image(
    layout: SnapshotLayout = .sizeThatFits, scale: CGFloat? = nil, tolerance: Tolerance = .exact,
    ignoring: [SnapshotRegion] = [], variant: Variant = Variant()
  ) -> Snapshotting {
    let drawing = ViewSnapshot(layout: layout, scale: scale, variant: variant)
    var strategy = Snapshotting(
      pathExtension: "png", diffing: .picture(tolerance: tolerance, ignoring: ignoring)
    ) { try drawing.picture($0) }
    strategy.name = variant.name.isEmpty ? nil : variant.name
    return strategy
  }

  /// Keeps one picture that shows a view in every combination of some axes, each with its name.
  ///
  /// - Parameter axes: what to vary; the first one makes rows, the others columns.
  /// - Returns: the strategy.
  public static func sheet(_ axes: VariantAxis...) -> Snapshotting {
    var drawing = ViewSnapshot()
    drawing.isSheet = true
    return Snapshotting(pathExtension: "png", diffing: .picture()) { [drawing] view in
      let usual = try TestSettings.current().variant
      return try drawing.picture(VariantSheet(content: view, axes: axes, usual: usual))
    }
  }
}

extension Snapshotting where Value: View, Format == Fingerprinted<String> {
  /// Keeps a view as SVG.
  ///
  /// - Parameters:
  ///   - layout: what the view is proposed.
  ///   - variant: appearance, text size, direction, device; it adds to the snapshot's name.
  /// - Returns: the strategy.
  public static func svg(
    layout: SnapshotLayout = .sizeThatFits, variant: Variant = Variant()
  ) -> Snapshotting {
    let drawing = ViewSnapshot(layout: layout, variant: variant)
    var strategy = Snapshotting(pathExtension: "svg", diffing: .svg) { try drawing.vector($0) }
    strategy.name = variant.name.isEmpty ? nil : variant.name
    return strategy
  }
}

extension Snapshotting where Value: View, Format == Fingerprinted<String> {
  /// Keeps what a view draws, as text.
  public static var displayList: Snapshotting {
    Snapshotting(pathExtension: "drawing.txt", diffing: .displayList) {
      try ViewSnapshot().drawing($0)
    }
  }
}

extension Snapshotting where Value: View, Format == Fingerprinted<Data> {
  /// Keeps a view as PDF, compared byte by byte.
  ///
  /// - Parameter layout: what the view is proposed.
  /// - Returns: the strategy.
  public static func pdf(layout: SnapshotLayout = .sizeThatFits) -> Snapshotting {
    let drawing = ViewSnapshot(layout: layout)
    return Snapshotting(pathExtension: "pdf", diffing: .pdf) { try drawing.pdf($0) }
  }
}

extension Snapshotting where Value: View, Format == Fingerprinted<LayoutOutline> {
  /// Keeps which view stands where, as text.
  ///
  /// - Parameters:
  ///   - layout: what the view is proposed.
  ///   - variant: appearance, text size, direction, device; it adds to the snapshot's name.
  /// - Returns: the strategy.
  public static func layout(
    _ layout: SnapshotLayout = .sizeThatFits, variant: Variant = Variant()
  ) -> Snapshotting {
    let drawing = ViewSnapshot(layout: layout, variant: variant)
    var strategy = Snapshotting(pathExtension: "layout.txt", diffing: .layout) {
      try drawing.layout(of: $0)
    }
    strategy.name = variant.name.isEmpty ? nil : variant.name
    return strategy
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Keeps what a screen reader says of a view, in its order, as text: an element a line.
  ///
  /// A line has the words and their order of VoiceOver in English, such as `Volume, 40 %, adjustable`. What has neither
  /// a label nor a value reads `(no label)`. Nothing depends on where a view stands, or on fonts.
  ///
  /// - Parameters:
  ///   - layout: what the view is proposed.
  ///   - variant: appearance, text size, direction, device; it adds to the snapshot's name.
  /// - Returns: the strategy.
  public static func accessibility(
    layout: SnapshotLayout = .sizeThatFits, variant: Variant = Variant()
  ) -> Snapshotting {
    let drawing = ViewSnapshot(layout: layout, variant: variant)
    var strategy = Snapshotting(pathExtension: "accessibility.txt", diffing: .lines) {
      try drawing.accessibility(of: $0)
    }
    strategy.name = variant.name.isEmpty ? nil : variant.name
    return strategy
  }
}

extension Diffing where Value == LayoutOutline {
  /// Compares layouts and says what moved.
  public static var layout: Diffing {
    var diffing = Diffing(
      toData: { Data(($0.description + "\n").utf8) },
      fromData: { data in
        try SnapshotError.check(data)
        guard let outline = LayoutOutline(parsing: String(decoding: data, as: UTF8.self)) else {
          throw SnapshotError.unreadable("it is not a layout")
        }
        return outline
      },
      diff: { reference, actual in
        guard reference != actual else { return nil }
        let changes = LayoutDifference.changes(from: reference, to: actual)
        return (changes.map(\.description).joined(separator: "\n"), [])
      })
    let read = diffing.fromData
    diffing.assess = { data, actual in
      let reference = try read(data)
      guard reference != actual else { return .match }
      var result = SnapshotAssessment(isMatch: false, isExact: false)
      result.layoutChanges = LayoutDifference.changes(from: reference, to: actual)
      result.details = ["the order of equal views changed"]
      return result
    }
    return diffing
  }
}
