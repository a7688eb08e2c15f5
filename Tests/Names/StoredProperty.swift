/// A property of a type in a table, as an initializer sets it.
struct StoredProperty {
  let name: String
  let type: String
  /// What it is where nobody says it; nil for what has to be said.
  let standard: String?
  let summary: String?
  /// Whether it says itself who may use it.
  let hasOwnAccess: Bool
  /// Whether calls leave its name out.
  var isUnlabeled = false

  /// Reads a declaration; nil for what stores nothing.
  ///
  /// - Parameter declaration: a member of a type; a choice stands for the name by which choices are told apart.
  init?(_ declaration: DeclarationTable.Declaration) {
    let signature = Signature(declaration.text)
    summary = declaration.summary
    hasOwnAccess = signature.access != nil || signature.text.contains("(set)")
    guard signature.keyword != "choice" else {
      (name, type, standard) = ("name", "String", nil)
      return
    }
    guard let property = signature.storedProperty else { return nil }
    let (type, value) = signature.typeAndValue
    name = String(property)
    self.type = String(type)
    let hasStandard = signature.text.contains(" = ")
    standard = hasStandard ? String(value) : Self.isOptional(type) ? "nil" : nil
  }

  /// Whether a type has nil, and not only what a function gives back.
  private static func isOptional(_ type: Substring) -> Bool {
    type.hasSuffix("?") && (type.hasPrefix("((") || !type.contains("->"))
  }

  /// The parameter that takes its value.
  var parameter: String {
    let isEscaping = type.contains("->") && !Self.isOptional(type[...])
    return (isUnlabeled ? "_ " : "") + "\(name): " + (isEscaping ? "@escaping " : "") + type
      + (standard.map { " = \($0)" } ?? "")
  }
}

extension Signature {
  /// The properties that `memberwise` takes: those that it names, or all that are for whom the type is.
  ///
  /// - Parameter properties: the properties of the type.
  /// - Returns: the properties in the order of the parameters.
  func members(among properties: [StoredProperty]) -> [StoredProperty] {
    guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")") else {
      return properties.filter { !$0.hasOwnAccess }
    }
    return text[text.index(after: start)..<end].split(separator: ", ").compactMap { part in
      let parts = part.split(separator: " ")
      var member = properties.first { $0.name == parts[parts.count - 1] }
      member?.isUnlabeled = parts[0] == "_"
      return member
    }
  }
}
