import Foundation
import Testing
import Tintype

/// Values that controls show in a format are those of the environment's locale, not of the machine's.
@MainActor
@Suite struct FormattedValueTests {
  private func texts<V: View>(_ view: V, in locale: String) -> [String] {
    ImageRenderer(content: view.environment(\.locale, Locale(identifier: locale)))
      .layout().nodes(kind: "Text").flatMap(\.lines)
  }

  @Test(arguments: [("en_US", "$1,299.90"), ("de_DE", "1.299,90\u{A0}$")])
  func valuesAreOfTheEnvironmentsLocale(locale: String, price: String) {
    let format = FloatingPointFormatStyle<Double>.Currency(code: "USD")
    let title: String = "Total"
    let (value, some) = (Binding.constant(1299.9), Binding<Double?>.constant(1299.9))
    #expect(
      texts(LabeledContent("Total", value: 1299.9, format: format), in: locale) == ["Total", price])
    #expect(
      texts(LabeledContent(title, value: 1299.9, format: format), in: locale) == ["Total", price])
    #expect(texts(TextField("Total", value: value, format: format), in: locale) == [price])
    #expect(texts(TextField("Total", value: some, format: format), in: locale) == [price])
  }
}
