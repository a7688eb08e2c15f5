extension AccessibilityTraits {
  /// Every trait with the word that documents have for it, in the order in which they list them.
  private static let table: [(trait: AccessibilityTraits, name: String)] = [
    (.isHeader, "header"), (.isButton, "button"), (.isToggle, "toggle"), (.isLink, "link"),
    (.isImage, "image"), (.isStaticText, "text"), (.isSelected, "selected"),
    (.isSearchField, "searchField"), (.isKeyboardKey, "keyboardKey"),
    (.isSummaryElement, "summary"), (.updatesFrequently, "updatesFrequently"),
    (.playsSound, "playsSound"), (.startsMediaSession, "startsMedia"),
    (.allowsDirectInteraction, "directInteraction"), (.causesPageTurn, "turnsPage"),
    (.isModal, "modal"), (.isTabBar, "tabBar"),
  ]

  /// The names of the traits in a fixed order, such as `header` and `button`.
  public var names: [String] { Self.table.filter { contains($0.trait) }.map(\.name) }
}

extension AccessibilityTraits: Codable {
  /// Reads a list of names; those that are not known are left out.
  ///
  /// - Parameter decoder: the decoder to read from.
  /// - Throws: what the decoder throws.
  public init(from decoder: any Decoder) throws {
    let names = try decoder.singleValueContainer().decode([String].self)
    self.init(Self.table.filter { names.contains($0.name) }.map(\.trait))
  }

  /// Writes the list of names.
  ///
  /// - Parameter encoder: the encoder to write to.
  /// - Throws: what the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(names)
  }
}
