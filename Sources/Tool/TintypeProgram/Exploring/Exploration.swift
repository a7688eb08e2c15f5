import TintypeGeometry

/// What a reader can change of a view: what it is proposed, and the variants it is drawn in.
package struct Exploration: Codable, Hashable, Sendable {
  /// The widths that are proposed; nil for the job's alone.
  package var width: ExplorationRange?
  /// The heights that are proposed; nil for the job's alone.
  package var height: ExplorationRange?
  /// The appearances that are drawn: `light`, `dark`, or both.
  package var appearances = ["light", "dark"]
  /// The names of sizes of text to choose from; empty for the usual one.
  package var dynamicTypes: [String] = []
  /// The identifiers of locales to choose from; empty for the usual one.
  package var locales: [String] = []

  /// What of the view's code can be changed; empty for nothing.
  package var parameters: [ExplorationParameter] = []
  /// The code that has them, in which marks stand around their numbers; empty for none.
  package var code = ""

  /// Whether figures of one page that share names of parameters and lengths change together.
  package var isShared = false

  /// What the view is called.
  package var title = ""

  /// What a page says of itself at its start, which tells it from files of others.
  package static let mark = "<!doctype html>\n<!-- Made by tintype explore -->"

  /// How names of pages end.
  package static let format = "html"

  /// Creates an exploration in which nothing can be changed.
  package init() {}

  /// More layouts than these take too long to make, and too long to load.
  package static let mostLayouts = 2000

  /// With parameters there may be as many as three of the most values have.
  package static let mostCombinations = 8000

  /// The most pictures of a page: each layout in light and dark.
  package static let mostPictures = 2 * mostCombinations

  /// How many layouts there may be.
  private var most: Int { parameters.isEmpty ? Self.mostLayouts : Self.mostCombinations }

  /// How many layouts a reader can come to see, each in all appearances.
  package var layouts: Int {
    var sizes = [width, height].reduce(1.0) { $0 * Double($1?.count ?? 1) }
    for parameter in parameters { sizes *= Double(parameter.labels.count) }
    let variants = Double(max(1, dynamicTypes.count) * max(1, locales.count))
    return Int(clamped: min(sizes * variants, 1e15))
  }

  /// What is said of an exploration that has too many layouts; nil where it has not.
  package var excess: String? {
    guard layouts > most else { return nil }
    if !parameters.isEmpty {
      return
        "That takes \(layouts) layouts, more than \(most); offer fewer values, lengths or variants."
    }
    let sizes = Double(layouts) / Double(Self.mostLayouts)
    let factor = width != nil && height != nil ? sizes.squareRoot() : sizes
    let step = max(width?.step ?? 0, height?.step ?? 0)
    let wanted = Int(clamped: (step * factor).rounded(.up))
    return "That takes \(layouts) layouts, more than \(Self.mostLayouts); offer fewer lengths, for"
      + " example with --step \(max(wanted, 1)), in a fence 'step:\(max(wanted, 1))', or fewer variants."
  }

  /// A choice of the reader's besides lengths.
  struct Choice {
    /// What it is called: a size of text, a locale, or both.
    let label: String
    let variant: PictureVariant
  }

  /// All choices: sizes of text first, in each all locales.
  var choices: [Choice] {
    func all(_ names: [String]) -> [String?] { names.isEmpty ? [nil] : names }
    return all(dynamicTypes).flatMap { type in
      all(locales).map { locale in
        Choice(
          label: [type, locale].compactMap(\.self).joined(separator: ", "),
          variant: PictureVariant(locale: locale, dynamicType: type))
      }
    }
  }
}
