/// A preview as `#Preview` declares it: a name, traits, and what it shows.
///
/// The tool hands it the macro's own arguments; in a package's build the macro does.
@MainActor
public struct Preview {
  /// What the traits of a preview of a view are for.
  public enum ViewTraits {}

  /// The name; nil for none.
  package let name: String?
  /// What the traits say together; later ones win.
  package let settings: PreviewSettings
  /// Makes the view.
  package let body: @MainActor () -> any View

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: how it is called; nil for none.
  ///   - traits: its size, orientation and modifiers.
  ///   - body: makes what it shows.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    settings = traits.reduce(into: PreviewSettings()) { $1.change(&$0) }
    self.body = body
  }

  /// Creates a preview whose views are pictures of their own, such as the entries of a widget.
  ///
  /// - Parameters:
  ///   - name: how it is called; nil for none.
  ///   - parts: makes the views; it may wait for something.
  package init(
    _ name: String?, parts: @escaping @MainActor @Sendable () async throws -> AnyView
  ) {
    self.name = name
    var settings = PreviewSettings()
    settings.showsParts = true
    settings.modifiers = [{ _ in try await parts() }]
    self.settings = settings
    body = { EmptyView() }
  }
}

/// Something that is said of a preview besides what it shows.
public struct PreviewTrait<T>: Sendable {
  let change: @Sendable (inout PreviewSettings) -> Void
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }

  /// As large as the view, which is proposed the device's screen.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait { $0.layout = .sizeThatFits }
  }

  /// A size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { $0.layout = .fixed(width: width, height: height) }
  }

  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }

  /// Upside down, which on a picture is upright.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait { $0.orientation = .portraitUpsideDown }
  }

  /// On its right side.
  public static var landscapeLeft: PreviewTrait {
    PreviewTrait { $0.orientation = .landscapeLeft }
  }

  /// On its left side.
  public static var landscapeRight: PreviewTrait {
    PreviewTrait { $0.orientation = .landscapeRight }
  }

  /// Changes what is shown.
  ///
  /// - Parameter modifier: what the previews of several views have in common.
  /// - Returns: the trait.
  public static func modifier<M: PreviewModifier & Sendable>(_ modifier: M) -> PreviewTrait {
    PreviewTrait { $0.modifiers.append { try await PreviewModifierContent.modified($0, modifier) } }
  }
}
