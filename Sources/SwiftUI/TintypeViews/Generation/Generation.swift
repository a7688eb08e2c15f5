// The name with an underscore is SwiftUI's.
// swift-format-ignore-file: NoLeadingUnderscores

/// What one generation of the system looks like: its colors and lengths, data only.
///
/// Views ask the environment for it and never for a version of the system, so that another
/// generation is one more value here.
package final class Generation: Sendable {
  /// The name as the system's makers write it, such as "iOS 26".
  package let name: String
  /// The colors that the system names.
  package let palette: Palette
  /// The lengths of controls.
  package let controls: ControlLengths
  /// The lengths of lists.
  package let lists: ListLengths
  /// The lengths of screens' bars.
  package let bars: BarLengths
  /// The lengths of search fields.
  package let search: SearchLengths
  /// The lengths of tab bars.
  package let tabs: TabLengths
  /// The lengths of sheets.
  package let sheets: SheetLengths

  /// Creates a generation.
  package init(
    name: String, palette: Palette, controls: ControlLengths, lists: ListLengths,
    bars: BarLengths, search: SearchLengths, tabs: TabLengths, sheets: SheetLengths = .iOS26
  ) {
    self.name = name
    self.palette = palette
    self.controls = controls
    self.lists = lists
    self.bars = bars
    self.search = search
    self.tabs = tabs
    self.sheets = sheets
  }

  /// iOS 26, the generation that pictures show.
  package static let iOS26 = Generation(
    name: "iOS 26", palette: .iOS26, controls: .iOS26, lists: .iOS26,
    bars: .iOS26, search: .iOS26, tabs: .iOS26)
}

extension EnvironmentValues {
  /// The generation of the system that views look like.
  package var generation: Generation {
    get { self[feature: StyleEnvironment.self].generation }
    set { self[feature: StyleEnvironment.self].generation = newValue }
  }

  /// How strong contrasts are.
  public var colorSchemeContrast: ColorSchemeContrast {
    self[feature: StyleEnvironment.self].contrast
  }

  /// How strong contrasts are, to be set: SwiftUI has this name too, for previews.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { self[feature: StyleEnvironment.self].contrast = newValue }
  }

  /// Whether content lies over the screen, as in a sheet, where dark backgrounds are lighter.
  package var isElevated: Bool {
    get { self[feature: StyleEnvironment.self].isElevated }
    set { self[feature: StyleEnvironment.self].isElevated = newValue }
  }
}
