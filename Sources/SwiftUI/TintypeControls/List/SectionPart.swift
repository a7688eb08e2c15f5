extension SectionPart {
  /// Sets the font and color of headers and footers in a list (`Rules/Lists#Headers-and-footers`).
  func changeRowEnvironment(_ environment: inout EnvironmentValues) {
    switch self {
    case .content: break
    case .header:
      environment.listRowContext = nil
      if environment.listSettings.headerProminence == .increased {
        environment.font = .title3.weight(.semibold)
      } else {
        environment.font = .body.weight(.semibold)
        environment.setSecondary()
      }
    case .footer:
      environment.listRowContext = nil
      // Lines of a footer stand as close as the letters let them.
      environment.font = .footnote.withTightLines
      environment.setSecondary()
    }
  }
}

extension EnvironmentValues {
  /// Writes in the secondary style, unless somebody chose one around the list or the section.
  fileprivate mutating func setSecondary() {
    if foregroundStyles.ownStyle == nil {
      setForegroundStyles([HierarchicalShapeStyle.secondary])
    }
  }
}
