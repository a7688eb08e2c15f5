extension LayoutMarks {
  /// The marks by the words of the command line and of fences, in the order in which people are told of them.
  private static let byOption: [(option: String, mark: LayoutMarks)] = [
    ("proposals", .proposals), ("sizes", .sizes), ("names", .names), ("padding", .padding),
    ("spacing", .spacing), ("guides", .guides), ("baselines", .baselines),
    ("safe-area", .safeArea), ("order", .order), ("overflow", .overflow),
    ("legend", .legend), ("internals", .internals),
  ]

  /// The words that name a mark each, without `all`.
  package static var options: [String] { byOption.map(\.option) }

  /// Reads a word; nil for one that names no mark.
  package init?(option: String) {
    if option == "all" {
      self = .all
    } else if let mark = Self.byOption.first(where: { $0.option == option }) {
      self = mark.mark
    } else {
      return nil
    }
  }

  /// Whether the marks need a record of what the layout did.
  package var needsRecord: Bool {
    !isDisjoint(with: [.order, .guides, .proposals, .names, .overflow])
  }
}
