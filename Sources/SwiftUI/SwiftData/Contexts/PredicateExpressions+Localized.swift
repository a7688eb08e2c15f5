#if os(Linux)
public import Foundation

// What `#Predicate` makes of comparisons that Foundation has on Apple's systems alone.
extension PredicateExpressions {
  /// Whether a text contains another one, whatever the cases.
  public struct TextContains<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other
    let ignoresAccents: Bool

    /// Compares the texts.
    ///
    /// - Throws: what the texts' own expressions throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (text, part) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return ignoresAccents
        ? text.localizedStandardContains(part) : text.localizedCaseInsensitiveContains(part)
    }
  }

  /// Whether a text contains another one, whatever the cases and accents.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> TextContains<Root, Other> {
    TextContains(root: root, other: other, ignoresAccents: true)
  }

  /// Whether a text contains another one, whatever the cases.
  public static func build_localizedCaseInsensitiveContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> TextContains<Root, Other> {
    TextContains(root: root, other: other, ignoresAccents: false)
  }

  /// How two texts are ordered.
  public struct TextOrder<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other
    let ignoresCase: Bool

    /// Compares the texts.
    ///
    /// - Throws: what the texts' own expressions throw.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (a, b) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return ignoresCase ? a.caseInsensitiveCompare(b) : a.localizedCompare(b)
    }
  }

  /// How two texts are ordered.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> TextOrder<Root, Other> {
    TextOrder(root: root, other: other, ignoresCase: false)
  }

  /// How two texts are ordered, whatever the cases.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> TextOrder<Root, Other> {
    TextOrder(root: root, other: other, ignoresCase: true)
  }
}

extension PredicateExpressions.TextContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.TextContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.TextContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.TextOrder: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.TextOrder: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.TextOrder: Codable where Root: Codable, Other: Codable {}
#endif
