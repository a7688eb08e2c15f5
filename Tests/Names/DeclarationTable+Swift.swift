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
    /// Who may use what says nothing of it; nil where nothing is said, as for requirements of protocols and what is
    /// private.
    var access: String? = "public"
    /// The name of the type that is declared or extended; empty outside of types.
    var type = ""
    /// The properties that an initializer has to set.
    var stored: [StoredProperty] = []
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
    if let summary = declaration.summary {
      lines.append("\(indent)/// \(summary)")
      if signature.keyword == "memberwise" {
        lines += documentation(of: signature.members(among: around.stored)).map { indent + $0 }
      }
    }
    if ["options", "constants"].contains(signature.keyword) {
      lines += listed(by: signature, in: around.type).map { indent + $0 }
      return
    }
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
    let hidden = ["private", "fileprivate", "internal"]
    let properties = declaration.members.compactMap(StoredProperty.init)
    return Surroundings(
      depth: around.depth + 1,
      access: signature.keyword == "protocol" || hidden.contains(signature.access ?? "")
        ? nil : signature.access == "package" ? "package" : around.access,
      type: signature.name, stored: isExtension ? [] : properties,
      modified: isExtension ? ["View": "some View", "Scene": "Self"][signature.name] : nil,
      hasBodies: signature.keyword != "protocol")
  }

  /// The values that a line lists, and what tells them apart: a bit each, or their names.
  private static func listed(by signature: Signature, in type: String) -> [String] {
    let areBits = signature.keyword == "options"
    let values = signature.listedNames.enumerated().map { index, name in
      let value = areBits ? "1 << \(index)" : "\"\(name.filter { $0 != "`" })\""
      return "public static let \(name) = \(type)(rawValue: \(value))"
    }
    let raw = areBits ? "Int" : "String"
    return [
      "public let rawValue: \(raw)",
      "public init(rawValue: \(raw)) { self.rawValue = rawValue }",
    ] + values
  }

  /// What is said of the parameters of a memberwise initializer: what is said of the properties.
  private static func documentation(of members: [StoredProperty]) -> [String] {
    let texts = members.compactMap { member in
      member.summary.map { "\(member.name): \($0.prefix(1).lowercased() + $0.dropFirst())" }
    }
    switch texts.count {
    case 0: return []
    case 1: return ["///", "/// - Parameter \(texts[0])"]
    default: return ["///", "/// - Parameters:"] + texts.map { "///   - \($0)" }
    }
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
      signature.text += signature.storing(Set(around.stored.map { $0.name[...] }))
    case "memberwise":
      let members = signature.members(among: around.stored)
      let values = members.map { "self.\($0.name) = \($0.name)" }
      signature.text =
        "init(\(members.map(\.parameter).joined(separator: ", ")))"
        + " { \(values.joined(separator: "; ")) }"
    default: break
    }
    if let access = around.access, signature.access == nil, signature.mayHaveAccess {
      signature.insert(access)
    }
    return signature.text
  }
}
