/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let value: Height
  /// The type that works a height out; nil for the platform's heights.
  private let custom: (any CustomPresentationDetent.Type)?

  private init(_ value: Height, custom: (any CustomPresentationDetent.Type)? = nil) {
    self.value = value
    self.custom = custom
  }

  /// About half of the screen.
  public static let medium = PresentationDetent(.medium)
  /// The whole screen below the status bar.
  public static let large = PresentationDetent(.large)
  /// A share of the height of a large sheet, 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }
  /// A height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }
  /// A height that a type of yours works out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
  }

  /// Whether two stand for the same height.
  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool {
    a.value == b.value
  }
  /// Hashes what the height depends on.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// What a height may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a large sheet without what the system covers below, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment in which the sheet is presented.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height that a type of the user's worked out, in points; nil for none.
  func customHeight(in context: Context) -> CGFloat? { custom?.height(in: context) }
}

/// A height of sheets that follows a rule of your own.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The height, in points; nil for a sheet that cannot stand so.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What a height may depend on.
  public typealias Context = PresentationDetent.Context
}

extension View {
  /// Sets the heights that the sheet around may have; it stands at the lowest.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    changingPresentation {
      $0.detents = detents
      $0.selection = nil
    }
  }

  /// Sets the heights that the sheet around may have, and the one at which it stands.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    changingPresentation {
      $0.detents = detents
      $0.selection = selection.wrappedValue
    }
  }
}
