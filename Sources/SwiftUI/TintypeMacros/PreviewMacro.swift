#if Macros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: a type that makes the preview, which is found by its protocol when a program runs.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = PreviewBody(of: node) else {
      throw MacroExpansionErrorMessage("'#Preview' needs a closure with what it shows")
    }
    let location = context.location(
      of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let arguments = LabeledExprListSyntax(body.arguments)
    let shown = body.shownType.map { "\"\($0)\"" } ?? "nil"
    return [
      """
      @MainActor struct \(context.makeUniqueName("PreviewRegistry")): TintypeControls.PreviewRegistry {
        static var fileID: String { \(location?.file ?? "\"\"") }
        static var line: Int { \(location?.line ?? "0") }
        static var shownType: String? { \(raw: shown) }
        static func makePreview() throws -> TintypeControls.Preview {
          TintypeControls.Preview(\(arguments)) {
            \(body.content(in: context))
          } \(node.additionalTrailingClosures)
        }
      }
      """
    ]
  }
}

/// The closure of a preview, and the arguments before it.
private struct PreviewBody {
  /// The arguments without the closure.
  let arguments: [LabeledExprSyntax]
  private let statements: CodeBlockItemListSyntax

  /// Reads a macro's arguments; nil without a closure.
  init?(of node: some FreestandingMacroExpansionSyntax) {
    var arguments = Array(node.arguments)
    var closure = node.trailingClosure
    if closure == nil, let last = arguments.last?.expression.as(ClosureExprSyntax.self) {
      closure = last
      arguments.removeLast()
    }
    guard let closure else { return nil }
    if let last = arguments.popLast() { arguments.append(last.with(\.trailingComma, nil)) }
    self.arguments = arguments
    statements = closure.statements
  }

  /// The type that is made by the one statement of the body, whatever is said to it afterwards.
  var shownType: String? {
    let shown = statements.filter { !Self.isPreviewable($0) }
    guard shown.count == 1, var expression = shown.first?.item.as(ExprSyntax.self) else {
      return nil
    }
    while let call = expression.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base
      else {
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
      }
      expression = base
    }
    return nil
  }

  /// What the closure holds; where it keeps state, a view that does.
  func content(in context: some MacroExpansionContext) -> CodeBlockItemListSyntax {
    let states = statements.compactMap { Self.state($0) }
    if states.isEmpty { return statements }
    let others = statements.filter { !Self.isPreviewable($0) }
    let holder = context.makeUniqueName("PreviewState")
    return """
      struct \(holder): TintypeViews.View {
        \(raw: states.map(\.description).joined(separator: "\n"))
        @TintypeViews.ViewBuilder var body: some TintypeViews.View {
          \(others)
        }
      }
      return \(holder)()
      """
  }

  private static func isPreviewable(_ item: CodeBlockItemSyntax) -> Bool { state(item) != nil }

  /// The declaration that is marked, without the mark; nil for another statement.
  private static func state(_ item: CodeBlockItemSyntax) -> VariableDeclSyntax? {
    guard let variable = item.item.as(VariableDeclSyntax.self) else { return nil }
    let others = variable.attributes.filter { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName
      return name?.trimmedDescription.split(separator: ".").last != "Previewable"
    }
    guard others.count < variable.attributes.count else { return nil }
    return variable.with(\.attributes, others).trimmed
  }
}
#endif
