/// What the author of a view says of it to assistive technology; what nobody said is nil or empty.
public struct AccessibilityProperties: Sendable, Hashable, Codable {
  /// What the view is called, in place of what it shows.
  public var label: String?
  /// What it stands at.
  public var value: String?
  /// What comes of using it.
  public var hint: String?
  /// Whether it and all in it are left out.
  public var isHidden: Bool?
  /// What becomes of the views in it.
  public var children: AccessibilityChildBehavior?
  /// Traits beside those that it has of itself.
  public var addedTraits: AccessibilityTraits = []
  /// Traits that it has of itself and shall not have.
  public var removedTraits: AccessibilityTraits = []
  /// Its position among headings.
  public var headingLevel: AccessibilityHeadingLevel?
  /// Its position among its neighbors: higher ones come first, and 0 is what the others have.
  public var sortPriority: Double?
  /// The address that it leads to.
  package var link: String?
  /// Whether the last view in it is what is said in place of the first, which is what is seen.
  package var isRepresented: Bool?
  /// What the view is called where it shows no words, such as the title of an icon.
  package var title: String?

  /// Creates properties that say nothing.
  public init() {}

  /// Sets what others say, over what was said before.
  package mutating func merge(_ outer: AccessibilityProperties) {
    label = outer.label ?? label
    value = outer.value ?? value
    hint = outer.hint ?? hint
    // What is hidden inside stays so, whatever is said around it.
    if isHidden != true { isHidden = outer.isHidden ?? isHidden }
    children = outer.children ?? children
    addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
    removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
    headingLevel = outer.headingLevel ?? headingLevel
    sortPriority = outer.sortPriority ?? sortPriority
    isRepresented = outer.isRepresented ?? isRepresented
    title = outer.title ?? title
    link = outer.link ?? link
  }
}
