/// How somebody arranged the columns of a table; nobody did.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
  private var hidden: Set<String> = []
  private var shown: Set<String> = []

  /// Creates the arrangement of the source.
  public init() {}

  /// Goes back to the order of the source.
  public mutating func resetOrder() {}

  /// Whether the column of a name shows.
  public subscript(visibility id: String) -> Visibility {
    get { hidden.contains(id) ? .hidden : shown.contains(id) ? .visible : .automatic }
    set {
      hidden.remove(id)
      shown.remove(id)
      if newValue == .hidden { hidden.insert(id) }
      if newValue == .visible { shown.insert(id) }
    }
  }
}

/// What somebody may change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Hashable, Sendable {
  private var names: Set<String>

  private init(names: Set<String>) { self.names = names }
  /// Creates nothing.
  public init() { names = [] }

  /// Where it stands.
  public static let reorder = TableColumnCustomizationBehavior(names: ["reorder"])
  /// How wide it is.
  public static let resize = TableColumnCustomizationBehavior(names: ["resize"])
  /// Whether it shows.
  public static let visibility = TableColumnCustomizationBehavior(names: ["visibility"])
  /// All of it.
  public static var all: TableColumnCustomizationBehavior { [.reorder, .resize, .visibility] }

  /// Whether all of another one's may be changed.
  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
    member.names.isSubset(of: names)
  }
  /// What may be changed by either.
  public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
  /// What may be changed by both.
  public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
  /// What may be changed by one of them alone.
  public func symmetricDifference(_ other: Self) -> Self {
    Self(names: names.symmetricDifference(other.names))
  }
  /// Adds what another one has.
  @discardableResult public mutating func insert(
    _ newMember: TableColumnCustomizationBehavior
  ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }
  /// Takes away what another one has.
  @discardableResult public mutating func remove(
    _ member: TableColumnCustomizationBehavior
  ) -> TableColumnCustomizationBehavior? {
    let had = contains(member)
    names.subtract(member.names)
    return had ? member : nil
  }
  /// Adds what another one has.
  @discardableResult public mutating func update(
    with newMember: TableColumnCustomizationBehavior
  ) -> TableColumnCustomizationBehavior? {
    insert(newMember).inserted ? nil : newMember
  }
  /// Adds what another one has.
  public mutating func formUnion(_ other: Self) { self = union(other) }
  /// Keeps what another one has too.
  public mutating func formIntersection(_ other: Self) { self = intersection(other) }
  /// Keeps what one of them alone has.
  public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}

extension TableColumnContent {
  /// The columns with a name by which somebody's arrangement knows them.
  public func customizationID(_ id: String) -> TableColumnList<TableRowValue> {
    changed { $0.customizationID = id }
  }

  /// The columns, unless they are hidden where nobody chose them.
  public func defaultVisibility(_ visibility: Visibility) -> TableColumnList<TableRowValue> {
    changed { $0.isHidden = visibility == .hidden }
  }

  /// The columns as they are: nobody arranges the columns of a still picture.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> TableColumnList<TableRowValue> {
    changed { _ in }
  }

  /// Sets where in the columns cells and titles stand.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumnList<TableRowValue> {
    changed { $0.alignment = alignment.alignment }
  }

  private func changed(
    _ change: (inout TableColumnEntry) -> Void
  ) -> TableColumnList<TableRowValue> {
    TableColumnList(
      parts: entries().map { entry in
        var entry = entry
        change(&entry)
        return entry
      })
  }
}

extension Table {
  /// The table with its columns as somebody arranged them.
  func arranged(_ customization: Binding<TableColumnCustomization<Value>>?) -> Table {
    var table = self
    table.customization = customization
    return table
  }
}
