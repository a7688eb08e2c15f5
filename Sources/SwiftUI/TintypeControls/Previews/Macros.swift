// Macros need swift-syntax, which only who turns on the package's trait has to fetch and build.
#if Macros
/// Declares a preview of a view.
///
/// - Parameters:
///   - name: how it is called; nil for none.
///   - traits: its size, orientation and modifiers.
///   - body: makes what it shows.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TintypeMacros", type: "PreviewMacro")

/// Lets a preview keep state of its own: marks `@State` and the like at the top of its body.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "TintypeMacros", type: "PreviewableMacro")

/// Makes a value of the environment, a transaction, a container or the focus from a property's declaration.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TintypeMacros", type: "EntryMacro")
#endif
