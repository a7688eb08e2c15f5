#if Macros
import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler runs to expand the macros.
@main struct Plugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, PersistentModelMacro.self,
    ModelPropertyMacro.self, ModelIndexMacro.self, ModelActorMacro.self,
  ]
}
#else
/// Without the trait nothing is expanded, and nothing of swift-syntax is needed.
@main enum Plugin {
  static func main() {}
}
#endif
