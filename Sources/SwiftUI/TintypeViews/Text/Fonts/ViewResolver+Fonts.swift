import TintypeText

extension ViewResolver {
  /// What a font asks of the font library in the current environment.
  ///
  /// Where its family is missing, what stands in for it is asked for, which is reported once.
  func fontRequest(_ font: Font, _ attributes: TextAttributes) -> FontRequest {
    let request = font.request(at: environment.dynamicTypeSize, attributes)
    guard case .named(let name) = request.family,
      let substitute = resources.substitute(for: request)
    else { return request }
    if resources.mentions("font \(name)") {
      report("sets text in \(substitute.name): the font family \"\(name)\" is not there")
    }
    return substitute.applied(to: request)
  }
}
