/// A control that shows editable text.
public nonisolated struct TextField<Label: View>: View, BuiltIn {
  @Environment(\.textFieldLook) private var look
  @Environment(\.textFieldStyleBox) private var style
  @Environment(\.locale) private var locale
  private let text: (Locale) -> String
  private let prompt: Text?
  private let label: Label
  private let axis: Axis

  /// Creates a text field; the prompt shows while the text is empty, else the label does.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.text = { _ in text.wrappedValue }
    self.prompt = prompt
    self.axis = axis
    self.label = label()
  }

  /// Creates a text field of a value in a format, in the environment's locale.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    text = { format.locale($0).format(value.wrappedValue) }
    self.prompt = prompt
    axis = .horizontal
    self.label = label()
  }

  /// The text, or the prompt while there is none.
  @MainActor public var body: some View {
    if let style {
      style.make(
        TextField<TextFieldStyleLabel>(
          shown: text(locale), prompt: prompt, axis: axis, label: label)
      )
      .isControl(.textField, style: style.name).isCalled(by: label)
    } else {
      FieldBody(text: text(locale), prompt: prompt, label: label, axis: axis, style: look)
        .isControl(.textField, style: .look("\(look)")).isCalled(by: label)
    }
  }
}

extension TextField where Label == Text {
  /// Creates a text field of a formatted value that may be missing, with a title.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    text = { locale in value.wrappedValue.map(format.locale(locale).format) ?? "" }
    self.prompt = prompt
    axis = .horizontal
    label = Text(titleKey)
  }
}

extension TextField where Label == TextFieldStyleLabel {
  /// Creates the field that a style is given.
  nonisolated init<L: View>(shown text: String, prompt: Text?, axis: Axis, label: L) {
    self.init(text: .constant(text), prompt: prompt, axis: axis) {
      TextFieldStyleLabel(part: ErasedPart(label))
    }
  }
}

/// A text field whose characters show as dots.
public nonisolated struct SecureField<Label: View>: View, BuiltIn {
  @Environment(\.textFieldLook) private var look
  @Environment(\.textFieldStyleBox) private var style
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label

  /// Creates a secure field; the prompt shows while the text is empty, else the label does.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// A dot for each character, or the prompt while there is none.
  @MainActor public var body: some View {
    let dots = String(repeating: "\u{2022}", count: text.wrappedValue.count)
    if let style {
      style.make(
        TextField<TextFieldStyleLabel>(
          shown: dots, prompt: prompt, axis: .horizontal, label: label)
      )
      .isControl(.secureField, style: style.name).isCalled(by: label)
    } else {
      FieldBody(text: dots, prompt: prompt, label: label, axis: .horizontal, style: look)
        .isControl(.secureField, style: .look("\(look)")).isCalled(by: label)
    }
  }
}

/// A field's text on its background, by `Rules/Controls#Text-fields`: as high as the font's pitch,
/// or 34 with a border.
private nonisolated struct FieldBody<Label: View>: View, BuiltIn {
  @Environment(\.generation) private var generation
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.fieldAlignment) private var alignment
  let text: String
  let prompt: Text?
  let label: Label
  let axis: Axis
  let style: TextFieldLook

  @MainActor var body: some View {
    FontMetricsReader { metrics in
      let (hasBorder, lengths) = (style == .roundedBorder, generation.controls)
      // UIKit's line, rounded up, and one point: more than the pitch for very large text.
      let height = max(metrics.pitch, metrics.line.rounded(.up) + 1)
      FieldLayout(
        height: hasBorder ? max(lengths.field, height + lengths.fieldPadding) : height,
        inset: hasBorder ? lengths.fieldInset : 0, pixelLength: pixelLength, line: metrics.line,
        alignment: alignment
      ) {
        content.lineLimit(axis == .vertical ? nil : 1)
          .environment(\.multilineTextAlignment, alignment)
      }
      .background { if style == .roundedBorder { border } }
    }
  }

  @MainActor @ViewBuilder private var content: some View {
    if !text.isEmpty {
      Text(verbatim: text)
        .foregroundStyle(
          isEnabled
            ? AnyShapeStyle(ForegroundStyle())
            : AnyShapeStyle(Color(system: .tertiaryLabel)))
    } else if let prompt {
      prompt.foregroundStyle(Color(system: .tertiaryLabel))
    } else {
      HStack { label }.foregroundStyle(Color(system: .tertiaryLabel))
    }
  }

  @MainActor private var border: some View {
    let shape = RoundedRectangle(cornerRadius: generation.controls.fieldCorner)
    return shape.fill(BackgroundStyle())
      .overlay {
        shape.strokeBorder(Color(system: .separator), lineWidth: max(pixelLength, 0.5))
      }
  }
}

/// A control that shows long editable text.
public nonisolated struct TextEditor: View, BuiltIn {
  @Environment(\.listSettings) private var settings
  private let text: () -> Text

  /// Creates a text editor.
  public nonisolated init(text: Binding<String>) {
    self.text = { Text(verbatim: text.wrappedValue) }
  }

  /// Creates a text editor of text with attributes, whose chosen part a still picture does not show.
  public nonisolated init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = { Text(text.wrappedValue) }
  }

  /// The text from the upper leading corner of all the space; where no length is proposed, as in a
  /// row of a list, as high as its lines, which UIKit's text view answers there too.
  @MainActor public var body: some View {
    FontMetricsReader { metrics in
      text()
        .multilineTextAlignment(.leading)
        // UIKit's text views leave a single word on a last line.
        .environment(\.balancesShortParagraphs, false)
        .frame(minHeight: metrics.line, alignment: .topLeading)
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
        .fixedSize(horizontal: false, vertical: true)
        .frame(
          minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
          alignment: .topLeading
        )
        .background(Color(system: .background).opacity(settings.hidesBackground ? 0 : 1))
        .clipped()
        .startsRowSeparator()
    }
  }
}
