/// What opens a window; nothing in a still picture.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// What puts a window in the place of another; nothing in a still picture.
public struct PushWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// What closes a window; nothing in a still picture.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// What opens the program's settings; nothing in a still picture.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// What opens a document; nothing in a still picture.
public struct OpenDocumentAction: Sendable {
  /// Does nothing.
  public func callAsFunction(at url: URL) async throws {}
}

/// What makes a document; nothing in a still picture.
public struct NewDocumentAction: Sendable {
  /// Does nothing.
  public func callAsFunction<D: FileDocument>(_ document: @autoclosure @escaping () -> D) {}
}

/// What opens a space around the user; nothing in a still picture.
public struct OpenImmersiveSpaceAction: Sendable {
  /// What became of it.
  public enum Result: Hashable, Sendable {
    /// It opened.
    case opened
    /// The user did not want it.
    case userCancelled
    /// It went wrong.
    case error
  }
  /// Does nothing.
  @discardableResult
  public func callAsFunction(id: String) async -> Result { .error }
}

/// What closes the space around the user; nothing in a still picture.
public struct DismissImmersiveSpaceAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// What asks for a review; nothing in a still picture.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// What opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// What puts a window in the place of this one.
  public var pushWindow: PushWindowAction { PushWindowAction() }
  /// What closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// What opens the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// What opens a document.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// What makes a document.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// What opens a space around the user.
  public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
  /// What closes the space around the user.
  public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
  /// What asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Whether the program may have several windows, as on a tablet.
  public var supportsMultipleWindows: Bool { horizontalSizeClass == .regular }
  /// Whether the system makes pictures from words; never.
  public var supportsImagePlayground: Bool { false }
  /// Whether a widget shows its label; never outside of one.
  public var showsWidgetLabel: Bool { false }
  /// Whether the window is the one in use.
  public var appearsActive: Bool { true }
}
