/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that a form consists of.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = FormStyleConfiguration
  /// The view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form style is given.
public struct FormStyleConfiguration {
  /// The content of the form.
  public nonisolated struct Content: View, BuiltIn {
    let part: ErasedPart
    /// The content as it was given.
    @MainActor public var body: some View { part }
  }
  /// The content.
  public let content: Content
}

/// The platform's style of forms: a list in the grouped style.
public nonisolated struct AutomaticFormStyle: PlatformFormStyle, BuiltIn {
  /// Creates the style, for which `.automatic` is short.
  public nonisolated init() {}
  /// The content as rows.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

/// Grouped rows, as the platform's style has them.
public nonisolated struct GroupedFormStyle: PlatformFormStyle, BuiltIn {
  /// Creates the style, for which `.grouped` is short.
  public nonisolated init() {}
  /// The content as rows.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

/// Labels and values in two columns on a Mac; on a phone and here grouped rows.
public nonisolated struct ColumnsFormStyle: PlatformFormStyle, BuiltIn {
  /// Creates the style, for which `.columns` is short.
  public nonisolated init() {}
  /// The content as rows.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

/// A style of the platform's, whose forms are lists.
private protocol PlatformFormStyle: FormStyle {}

extension FormStyleConfiguration: StyleConfiguration {
  nonisolated static var standard: StyleBox<Self> { StyleBox(AutomaticFormStyle()) }
}

extension StyleBox<FormStyleConfiguration> {
  nonisolated init(_ style: some FormStyle) {
    self.init(style) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of forms inside.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(StyleBox(style))
  }
}

/// Controls in sections: by default a list in the grouped style.
public nonisolated struct Form<Content: View>: View, BuiltIn {
  @EnvironmentStyle<FormStyleConfiguration> private var style
  private let content: Content

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content in the environment's style.
  @MainActor public var body: some View {
    if case .type(let type) = style.name, type is any PlatformFormStyle.Type {
      ListBody(kind: "Form", content: content, selection: [])
    } else {
      style.make(FormStyleConfiguration(content: .init(part: ErasedPart(content))))
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a configuration, inside a style.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
    _style.skipStyle()
  }
}
