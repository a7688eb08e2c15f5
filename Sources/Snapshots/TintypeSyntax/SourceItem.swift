/// A declaration or statement at the top level of a source.
package struct SourceItem: Equatable {
  /// What the item is.
  package enum Kind: Equatable {
    /// A struct, class, enum, actor, protocol or type alias.
    case type(TypeDeclaration)
    /// An extension of a type, with the protocols that it adds.
    case `extension`(name: String, inherits: [String])
    /// A function; the signature tells overloads apart.
    case function(name: String, signature: String)
    /// A constant or variable, with the names it declares and its type as written.
    case variable(names: [String], type: String?)
    /// A macro expansion such as `#Preview`.
    case macro(name: String)
    /// A line of conditional compilation: `#if`, `#elseif`, `#else` or `#endif`.
    case directive
    /// An import, an operator or a precedence group.
    case other
    /// Anything that is not a declaration.
    case statement
  }

  /// What the item is.
  package let kind: Kind
  /// The bytes of the source that the item takes, attributes and modifiers included.
  package let range: Range<Int>
  /// The line it begins on, from 1.
  package let line: Int
  /// The names of its attributes, without `@`.
  package let attributes: [String]
  /// Modifiers and attributes that must go when the item moves to a file of its own.
  package let obstacles: [Range<Int>]

  /// The same item with another end.
  func reaching(to end: Int) -> SourceItem {
    SourceItem(
      kind: kind, range: range.lowerBound..<end, line: line, attributes: attributes,
      obstacles: obstacles)
  }
}

/// The head of a type's declaration.
package struct TypeDeclaration: Equatable {
  /// The keyword: `struct`, `class`, `enum`, `actor`, `protocol` or `typealias`.
  package let keyword: String
  /// The name.
  package let name: String
  /// Whether it has parameters of its own.
  package let isGeneric: Bool
  /// The last parts of the names after the colon: `View` for `SwiftUI.View`.
  package let inherits: [String]
}
