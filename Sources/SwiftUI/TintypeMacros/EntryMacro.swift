#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a key beside the property, and the accessors that read and write by it.
enum EntryMacro {}

extension EntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try EntryDeclaration(declaration, in: context)
    return [
      "get { self[\(entry.key).self] }",
      "set { self[\(entry.key).self] = newValue }",
    ]
  }
}

extension EntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors tell what is wrong.
    guard let entry = try? EntryDeclaration(declaration, in: context) else { return [] }
    return [
      """
      private struct \(entry.key): \(raw: entry.keyProtocol) {
        \(entry.members)
      }
      """
    ]
  }
}

/// A property that is marked `@Entry`.
private struct EntryDeclaration {
  /// The name of the key's type.
  let key: TokenSyntax
  /// The protocol of the key.
  let keyProtocol: String
  private let type: TypeSyntax?
  private let value: ExprSyntax?

  /// The protocols of keys, by the types whose extensions hold entries.
  private static let protocols = [
    "EnvironmentValues": "TintypeViews.EnvironmentKey",
    "ContainerValues": "TintypeViews.ContainerValueKey",
    "Transaction": "TintypeControls.TransactionKey",
    "FocusedValues": "TintypeControls.FocusedValueKey",
  ]

  /// Reads a declaration.
  init(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw MacroExpansionErrorMessage("'@Entry' needs a 'var' with one name") }
    let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    let ownerName = owner?.trimmedDescription.split(separator: ".").last.map(String.init)
    guard let ownerName, let keyProtocol = Self.protocols[ownerName] else {
      let names = Self.protocols.keys.sorted().joined(separator: ", ")
      throw MacroExpansionErrorMessage("'@Entry' stands in an extension of one of \(names)")
    }
    self.keyProtocol = keyProtocol
    key = .identifier("__Key_\(name.text)")
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
    if type == nil, value == nil {
      throw MacroExpansionErrorMessage("'@Entry' needs a type or a value")
    }
  }

  /// What the key holds.
  var members: MemberBlockItemListSyntax {
    guard let type else { return "static let defaultValue = \(value)" }
    // A focused value is absent unless somebody gives it, and its key names what the optional holds.
    if keyProtocol.hasSuffix("FocusedValueKey") {
      let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      return "typealias Value = \(wrapped)"
    }
    return "static var defaultValue: \(type) { \(value ?? "nil") }"
  }
}
#endif
