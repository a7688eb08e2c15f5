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
        environment.font = .body.weight(.medium)
        environment.setForegroundStyles([HierarchicalShapeStyle.secondary])
      }
    case .footer:
      environment.listRowContext = nil
      environment.font = .footnote
      environment.setForegroundStyles([HierarchicalShapeStyle.secondary])
    }
  }
}
