import Foundation
import TintypeViews

/// The words of an attributed text that UIKit adds to Foundation's.
extension NSAttributedString.Key {
  /// The color of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the letters, a `UIColor`; not drawn.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The distance added between letters, in points; not drawn.
  public static let kern = NSAttributedString.Key("NSKern")
}

/// What may be said of all bars and controls of a kind, before there is one.
///
/// What shows in SwiftUI on iOS 26 is drawn: hidden tab bars, titles' colors and fonts, the
/// background of navigation bars, segments and page dots. The rest is taken and shows nothing, as
/// it does there.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// Creates one of which nothing is said, from a coder that holds nothing; nil where a class of one's own wants more.
  init?(coder: NSCoder)
}

extension UIAppearance {
  /// What all of the kind have in common.
  public static func appearance() -> Self { UIAppearances.common(to: Self.self) }

  /// What those have in common that stand in others; it shows nowhere, since nothing stands in UIKit's views here.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self {
    UIAppearances.new(Self.self)
  }
}

/// What has been said of each kind of bar and control.
@MainActor package enum UIAppearances {
  private static var all: [ObjectIdentifier: any UIAppearance] = [:]

  fileprivate static func common<Kind: UIAppearance>(to kind: Kind.Type) -> Kind {
    if let cached = all[ObjectIdentifier(kind)] as? Kind { return cached }
    let new = new(kind)
    all[ObjectIdentifier(kind)] = new
    return new
  }

  fileprivate static func new<Kind: UIAppearance>(_ kind: Kind.Type) -> Kind {
    // UIKit's own classes never answer nil.
    guard let new = Kind(coder: EmptyCoder()) else {
      preconditionFailure(
        "\(kind) has no appearance: it is not made from a coder that holds nothing")
    }
    return new
  }

  /// Forgets all that was said, so that the next picture does not depend on the last one.
  package static func forget() { all = [:] }
}

/// What holds nothing to be read.
private final class EmptyCoder: NSCoder {}

extension View {
  /// Writes as UIKit was told; what was not told stays.
  @MainActor @ViewBuilder func letters(_ letters: TextAppearance) -> some View {
    switch (letters.color, letters.font) {
    case (nil, nil): self
    case (let color?, nil): foregroundStyle(color)
    case (nil, let font?): self.font(font)
    case (let color?, let font?): foregroundStyle(color).font(font)
    }
  }
}

extension View {
  /// Gives what UIKit draws the system's colors, whatever style the views around it have.
  nonisolated func inUIKitsColor() -> some View { foregroundColor(nil) }

  /// Keeps what stands in bars within the sizes of text that UIKit has there, whatever size somebody likes.
  nonisolated func inUIKitsSize() -> some View { dynamicTypeSize(.large ... .xxLarge) }
}

extension EnvironmentValues {
  /// Has texts written as UIKit was told; what was not told stays.
  mutating func write(_ letters: TextAppearance) {
    if let color = letters.color { setForegroundStyles([color]) }
    if let font = letters.font { self.font = font }
  }
}

/// The letters of a bar's or control's text.
struct TextAppearance {
  var color: Color?
  var font: Font?

  init(_ attributes: [NSAttributedString.Key: Any]?) {
    color = (attributes?[.foregroundColor] as? UIColor).map { Color(uiColor: $0) }
    font = (attributes?[.font] as? UIFont).map { Font($0) }
  }
}
