/// A format of printf's kind, taken apart.
package enum FormatPart: Equatable, Sendable {
  /// Characters.
  case text(String)
  /// The argument of a number, from 0.
  case argument(Int)

  /// The parts of a format such as `%2$@ of %1$lld`; `%%` is a percent sign.
  package static func parts(of format: String) -> [FormatPart] {
    var result: [FormatPart] = []
    var next = 0
    var last = format.startIndex
    func add(_ text: Substring) {
      if !text.isEmpty { result.append(.text(String(text))) }
    }
    let specifier = /%(?:(\d+)\$)?(?:\(\w+\))?[-+0-9.#]*(?:ll|l|h|hh|q|z)?([@diufFeEgGxXsc%])/
    for match in format.matches(of: specifier) {
      add(format[last..<match.range.lowerBound])
      last = match.range.upperBound
      if match.2 == "%" {
        result.append(.text("%"))
      } else if let index = match.1.flatMap({ Int($0) }), index > 0 {
        result.append(.argument(index - 1))
      } else {
        result.append(.argument(next))
        next += 1
      }
    }
    add(format[last...])
    return result
  }
}
