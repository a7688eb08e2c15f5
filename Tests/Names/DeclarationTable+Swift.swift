extension DeclarationTable {
  /// The declarations in Swift, with documentation.
  package var swift: String {
    var lines = [condition].compactMap(\.self) + imports
    for declaration in declarations {
      if !lines.isEmpty { lines.append("") }
      Self.write(declaration, in: .file, to: &lines)
    }
    if condition != nil { lines.append("#endif") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a declaration stands in.
  private struct Surroundings {
    var depth = 0
    /// Whether what stands there says who may use it: neither requirements of protocols nor what is private does.
    var hasAccess = true
    /// The name of the type that is declared or extended; empty outside of types.
    var type = ""
    /// The properties that an initializer has to set.
    var stored: Set<Substring> = []
    /// What modifiers give back that are functions without a result; nil where there are none.
    var modified: String?
    /// Whether functions have bodies.
    var hasBodies = true

    static let file = Surroundings()
  }

  private static func write(
    _ declaration: Declaration, in around: Surroundings, to lines: inout [String]
  ) {
    let indent = String(repeating: "  ", count: around.depth)
    let signature = Signature(declaration.text)
    if signature.keyword == "entry" {
      lines.append(indent + key(of: signature))
    }
    if let summary = declaration.summary { lines.append("\(indent)/// \(summary)") }
    let text = indent + swift(of: signature, in: around)
    guard signature.isType else { return lines.append(text) }
    guard !declaration.members.isEmpty else { return lines.append("\(text) {}") }
    lines.append("\(text) {")
    let inner = surroundings(in: declaration, signature, around)
    if declaration.members.contains(where: { Signature($0.text).keyword == "choice" }) {
      lines.append("\(indent)  private let name: String")
    }
    for member in declaration.members { write(member, in: inner, to: &lines) }
    lines.append("\(indent)}")
  }

  private static func surroundings(
    in declaration: Declaration, _ signature: Signature, _ around: Surroundings
  ) -> Surroundings {
    let isExtension = signature.keyword == "extension"
    let isHidden = !around.hasAccess || ["private", "fileprivate"].contains(signature.access)
    let members = declaration.members.map { Signature($0.text) }
    // Choices are told apart by a name.
    let properties = members.compactMap { $0.keyword == "choice" ? "name" : $0.storedProperty }
    return Surroundings(
      depth: around.depth + 1,
      hasAccess: signature.keyword != "protocol" && !isHidden,
      type: signature.name, stored: isExtension ? [] : Set(properties),
      modified: isExtension ? ["View": "some View", "Scene": "Self"][signature.name] : nil,
      hasBodies: signature.keyword != "protocol")
  }

  /// The key of an entry of the environment.
  private static func key(of signature: Signature) -> String {
    let (type, standard) = signature.typeAndValue
    return "private enum \(signature.keyName): EnvironmentKey"
      + " { static var defaultValue: \(type) { \(standard) } }"
  }

  /// A declaration without members, or the head of one with members.
  private static func swift(of signature: Signature, in around: Surroundings) -> String {
    var signature = signature
    switch signature.keyword {
    case "choice":
      let name = signature.name
      signature.text =
        "static let \(name) = \(around.type)(name: \"\(name.filter { $0 != "`" })\")"
    case "entry":
      let (key, type) = (signature.keyName, signature.typeAndValue.type)
      signature.text =
        "var \(signature.name): \(type)"
        + " { get { self[\(key).self] } set { self[\(key).self] = newValue } }"
    case "func" where !signature.hasBody && !signature.hasResult && around.modified != nil:
      signature.giveBack(around.modified ?? "")
    case "func" where !signature.hasBody && !signature.hasResult && around.hasBodies:
      signature.text += " {}"
    case "init" where !signature.hasBody && around.hasBodies:
      signature.text += signature.storing(around.stored)
    default: break
    }
    if around.hasAccess, signature.access == nil, signature.mayHaveAccess {
      signature.insert("public")
    }
    return signature.text
  }
}
