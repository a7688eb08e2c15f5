#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: a wrapper before each stored property, and what is said of them.
enum PersistentModelMacro {}

extension PersistentModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), variable.isPersisted else { return [] }
    return ["@SwiftData.PersistedProperty"]
  }
}

extension PersistentModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("'@Model' needs a class")
    }
    let variables = declaration.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    let options = variables.flatMap(\.schemaProperties).joined(separator: ", ")
    let list = options.isEmpty ? "[:]" : "[\(options)]"
    let type = "[Swift.String: any SwiftData.SchemaProperty]"
    // Who inherits from a model is one already.
    if protocols.isEmpty {
      return [
        """
        override nonisolated public class var persistentProperties: \(raw: type) {
          super.persistentProperties.merging(\(raw: list)) { $1 }
        }
        """
      ]
    }
    return [
      "nonisolated public let persistentModelState = SwiftData.ModelState()",
      "nonisolated public class var persistentProperties: \(raw: type) { \(raw: list) }",
    ]
  }
}

extension PersistentModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    protocols.isEmpty
      ? [] : [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")]
  }
}

extension VariableDeclSyntax {
  /// The attribute of a name; nil where there is none.
  private func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription.split(separator: ".").last == name[...] }
  }

  /// Whether a context keeps the property.
  fileprivate var isPersisted: Bool {
    let isOfType = modifiers.contains {
      [.keyword(.static), .keyword(.class), .keyword(.lazy)].contains($0.name.tokenKind)
    }
    guard bindingSpecifier.tokenKind == .keyword(.var), !isOfType, attribute("Transient") == nil,
      bindings.count == 1, let binding = bindings.first
    else { return false }
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy {
      [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
    }
  }

  /// What is said of the property, by its name.
  fileprivate var schemaProperties: [String] {
    guard let name = bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return [] }
    return ["Attribute", "Relationship"].compactMap { kind in
      attribute(kind).map { attribute in
        let list = attribute.arguments?.trimmedDescription ?? ""
        return "\"\(name)\": SwiftData.Schema.\(kind)(\(list))"
      }
    }
  }
}

/// `@Attribute`, `@Relationship` and `@Transient`: marks, which `@Model` reads.
struct ModelPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}

/// `#Index` and `#Unique`, which do nothing.
struct ModelIndexMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] { [] }
}
#endif
