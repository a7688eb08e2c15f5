// Made of Fixtures/Names/TintypeNames/AppKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// What is behind a view, blurred; never drawn: `Material` is.
@preconcurrency @MainActor public final class NSVisualEffectView: NSView {
  /// What the view is for.
  public enum Material: Int, Hashable, Sendable {
    /// The bar with a window's title.
    case titlebar = 3
    /// What is chosen.
    case selection
    /// A menu.
    case menu
    /// A bubble.
    case popover
    /// A sidebar.
    case sidebar
    /// A view above rows.
    case headerView = 10
    /// A sheet.
    case sheet
    /// A window.
    case windowBackground
    /// A panel over all.
    case hudWindow
    /// The whole screen.
    case fullScreenUI = 15
    /// What explains.
    case toolTip = 17
    /// Content.
    case contentBackground
    /// Behind a window.
    case underWindowBackground = 21
    /// Behind a page.
    case underPageBackground
  }
  /// What is blurred.
  public enum BlendingMode: Int, Hashable, Sendable {
    /// What is behind the window.
    case behindWindow
    /// What is in the window.
    case withinWindow
  }
  /// When it looks as in use.
  public enum State: Int, Hashable, Sendable {
    /// With its window.
    case followsWindowActiveState
    /// Always.
    case active
    /// Never.
    case inactive
  }
  /// What the view is for.
  public var material = Material.titlebar
  /// What is blurred.
  public var blendingMode = BlendingMode.behindWindow
  /// When it looks as in use.
  public var state = State.followsWindowActiveState
  /// Whether it stands out.
  public var isEmphasized = false
}

/// A program's object that is told of its life by the system. A picture starts no program, so that nobody makes the object: Swift cannot make one of a class of which it knows only that it is some `NSObject`. Whoever asks for it in a body loses the picture, with a sentence that says so.
@MainActor @preconcurrency @propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
  /// Names the class of the object.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// The object; there is none.
  public var wrappedValue: DelegateType { preconditionFailure("\(DelegateType.self) is not there: a picture starts no program") }
}

/// What would be told of a program's life on macOS; nobody is told anything here.
@preconcurrency @MainActor public protocol NSApplicationDelegate: AnyObject {}
