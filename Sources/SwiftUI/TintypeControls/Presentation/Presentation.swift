/// Something that a view shows over its screen, by `Rules/Presentations`.
///
/// A view gives it upwards as a preference; the window, or the presentation that the view stands in,
/// takes it and shows it when the views below have their positions.
struct Presentation {
  /// What it looks like.
  enum Style {
    /// A card from the lower edge, or in the middle of a large screen.
    case sheet
    /// The whole screen.
    case cover
    /// A bubble beside its source.
    case popover(PopoverSource)
    /// A message in the middle.
    case alert(ActionText)
    /// Actions beside their source.
    case dialog(ActionText)
    /// The rows of a menu at its source.
    case menu
    /// A lifted view with the rows of a menu.
    case contextMenu(preview: ErasedPart, isSource: Bool)
  }

  /// What it looks like.
  var style: Style
  /// Where the view that shows it stands, and what it inherits.
  var position: ResolvingPosition
  /// The node that it belongs to; nil for a view without elements.
  var source: NodeID?
  /// The node of an item of a bar that a menu takes the place of while it is open; nil for none.
  var replaced: NodeID?
  /// What it shows.
  var content: ErasedPart
  /// What a menu is called besides what its source shows; nil for nothing.
  var label: ErasedPart?
  /// Whether its view says that it shows; a menu may also be opened by its name.
  var isRequested = true
  /// The parts of the bars below that a sheet changes.
  var covered: [BarPart] = []
  /// Takes it away.
  var dismiss: () -> Void = {}

  /// Whether it is a menu, which may be open over anything else.
  var isMenu: Bool {
    switch style {
    case .menu, .contextMenu: true
    case .sheet, .cover, .popover, .alert, .dialog: false
    }
  }

  /// What it is called in layouts and messages.
  var name: String {
    switch style {
    case .sheet: "sheet"
    case .cover: "fullScreenCover"
    case .popover: "popover"
    case .alert: "alert"
    case .dialog: "confirmationDialog"
    case .menu: "Menu"
    case .contextMenu: "contextMenu"
    }
  }
}

extension Presentation: Equatable {
  /// Whether two are shown by the same view in the same way.
  ///
  /// What they show is not compared: views cannot be.
  static func == (a: Presentation, b: Presentation) -> Bool {
    a.position.identity == b.position.identity && a.source == b.source && a.name == b.name
  }
}

extension PreferenceValues {
  /// The presentations that views ask for, with what they cover.
  func presentations() -> [Presentation] {
    let covered = value(of: BarPartsKey.self) ?? []
    return (value(of: PresentationKey.self) ?? []).map {
      var presentation = $0
      presentation.covered = covered
      return presentation
    }
  }
}

/// The presentations that views ask for, innermost first.
enum PresentationKey: PreferenceKey {
  static var defaultValue: [Presentation] { [] }
  static func reduce(value: inout [Presentation], nextValue: () -> [Presentation]) {
    value += nextValue()
  }
}

extension ViewResolver {
  /// Gives a presentation to the window.
  ///
  /// - Parameters:
  ///   - style: what it looks like.
  ///   - source: the node that it belongs to; nil for none.
  ///   - content: what it shows.
  ///   - label: what a menu is called besides what its source shows; nil for nothing.
  ///   - isRequested: whether it shows without being asked for by its name.
  ///   - dismiss: takes it away.
  func present(
    _ style: Presentation.Style, from source: NodeID?, _ content: ErasedPart,
    label: ErasedPart? = nil, isRequested: Bool = true, dismiss: @escaping () -> Void
  ) {
    preferences.add(
      [
        Presentation(
          style: style, position: position, source: source, content: content,
          label: label, isRequested: isRequested, dismiss: dismiss)
      ], for: PresentationKey.self)
  }
}
