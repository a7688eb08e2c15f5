// Made of Fixtures/Names/TintypeNames/Program.txt by `make names`: change that file instead.
// swift-format-ignore-file

extension View {
  /// Never runs its action: a still picture goes on nowhere else.
  public nonisolated func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void) -> some View { self }
  /// Never runs its action: a still picture goes on nowhere else.
  public nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View { self }
  /// Changes nothing: nothing comes to a still picture.
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  /// Changes nothing: nothing is opened with a still picture.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  /// Changes nothing: a still picture is given to nobody.
  public nonisolated func navigationDocument<D: Transferable, I, J>(_ document: D, preview: SharePreview<I, J>) -> some View { self }
  /// Changes nothing: a still picture is given to nobody.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }
  /// Never runs its action: a still picture goes on nowhere else.
  public nonisolated func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void) -> some View { self }
}

/// What a user does, to go on with elsewhere.
public class NSUserActivity: NSObject {
  /// The kind.
  public let activityType: String
  /// The title; nil for none.
  public var title: String?
  /// More about it; nil for nothing.
  public var userInfo: [AnyHashable: Any]?
  /// An address of the same; nil for none.
  public var webpageURL: URL?
  /// Whether it can go on on another device.
  public var isEligibleForHandoff = true
  /// Whether it is found by searching.
  public var isEligibleForSearch = false
  private var payload: Data?
  /// Keeps a value with it.
  public func setTypedPayload<T: Codable>(_ payload: T) throws { self.payload = try JSONEncoder().encode(payload) }
  /// The value that is kept with it; throws where it is none of the type.
  public func typedPayload<T: Codable>(_ type: T.Type) throws -> T { try JSONDecoder().decode(type, from: payload ?? Data()) }
  /// Creates an activity.
  public init(activityType: String) { self.activityType = activityType }
}

/// What the dialog that chooses files offers.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The sort of a file by its name.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Hidden files.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// The ends of names.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }
  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }
  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
  /// Changes nothing: a picture shows no dialog of files.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Changes nothing: the system's browser of files is another program's.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View { self }
  /// Changes nothing: the system's browser of files is another program's.
  @_disfavoredOverload public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

extension FileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension ReferenceFileDocument {
  /// Those that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C.Element: FileDocument { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void) -> some View where C.Element: ReferenceFileDocument { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<T: Transferable>(isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<D: FileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<D: ReferenceFileDocument>(isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View where C.Element: FileDocument { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<C: Collection>(isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View where C.Element: ReferenceFileDocument { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileExporter<C: Collection>(isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [], onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View where C.Element: Transferable { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileMover<C: Collection>(isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}) -> some View where C.Element == URL { self }
  /// Changes nothing: the system's browser of files is another program's.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }
  /// Changes nothing: the system's browser of files is another program's.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View { self }
  /// Changes nothing: the system's browser of files is another program's.
  @_disfavoredOverload public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }
  /// Changes nothing: the system's browser of files is another program's.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Changes nothing: the system's browser of files is another program's.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }
  /// Changes nothing: the system's browser of files is another program's.
  @_disfavoredOverload public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Shows nothing: the system's browser of files is another program's.
  public nonisolated func fileMover(isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void) -> some View { self }
}

/// What starts renaming; nothing in a still picture.
public struct RenameAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

extension EnvironmentValues {
  /// What starts renaming what is around; nil in a still picture.
  public var rename: RenameAction? { nil }
}

extension View {
  /// Never runs its action: nobody renames anything in a still picture.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Never focuses a field: nobody renames anything in a still picture.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}

/// How a window may be resized; a picture has the size that is asked for.
public struct WindowResizability: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = WindowResizability(name: "automatic")
  /// As its content may be.
  public static let contentSize = WindowResizability(name: "contentSize")
  /// Not below its content.
  public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The look of windows; a picture shows none.
public struct WindowStyle: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = WindowStyle(name: "automatic")
  /// With a title.
  public static let titleBar = WindowStyle(name: "titleBar")
  /// Without a title.
  public static let hiddenTitleBar = WindowStyle(name: "hiddenTitleBar")
  /// Without a frame.
  public static let plain = WindowStyle(name: "plain")
}

/// The look of a menu at the edge of the screen; a picture shows none.
public struct MenuBarExtraStyle: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = MenuBarExtraStyle(name: "automatic")
  /// A menu.
  public static let menu = MenuBarExtraStyle(name: "menu")
  /// A window.
  public static let window = MenuBarExtraStyle(name: "window")
}

extension Scene {
  /// Changes nothing: a picture shows no menus of a program.
  public nonisolated func commands<C: Commands>(@CommandsBuilder content: () -> C) -> Self { self }
  /// Changes nothing: a picture shows no menus of a program.
  public nonisolated func commandsRemoved() -> Self { self }
  /// Changes nothing: a picture shows no menus of a program.
  public nonisolated func commandsReplaced<C: Commands>(@CommandsBuilder content: () -> C) -> Self { self }
  /// Changes nothing: a picture has the size that is asked for.
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> Self { self }
  /// Changes nothing: a picture shows no window's frame.
  public nonisolated func windowStyle(_ style: WindowStyle) -> Self { self }
  /// Changes nothing: a picture shows no menus of a program.
  public nonisolated func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> Self { self }
  /// Changes nothing: a picture has no place on a screen.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> Self { self }
  /// Changes nothing: nothing comes to a still picture.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> Self { self }
  /// Changes nothing: nobody presses keys on a still picture.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
}

/// Something that the system wakes a program for; never in a still picture.
public struct BackgroundTask<Request, Response> {
  private init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Looking for what is new.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
  /// The end of transfers.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask() }
  /// The end of transfers of a session.
  public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void> { BackgroundTask() }
}

/// A picture shows the scene at rest; these keep sources compiling.
extension Scene {
  /// Never runs its action: nothing wakes a still picture.
  public nonisolated func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R) -> Self { self }
  /// Changes nothing: what a program keeps is each property's default in a picture.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> Self { self }
  /// Never runs its action: nothing changes while a still picture is drawn.
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void) -> Self { self }
  /// Never runs its action: nothing changes while a still picture is drawn.
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> Self { self }
  /// Changes nothing: a picture has the size that is asked for.
  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
  /// Changes nothing: a picture has the size that is asked for.
  public nonisolated func defaultSize(_ size: CGSize) -> Self { self }
}

extension View {
  /// Changes nothing: what a program keeps is each property's default in a picture.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Never runs its action in a still picture.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Never runs its action: nothing leaves a still picture.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
}

extension UTType {
  /// Anything that is an item.
  public static let item = UTType(public: "item")
  /// Anything that is content.
  public static let content = UTType(public: "content")
  /// Bytes.
  public static let data = UTType(public: "data")
  /// A folder.
  public static let folder = UTType(public: "folder")
  /// A folder, or a package that looks like a file.
  public static let directory = UTType(public: "directory")
  /// A link to a file.
  public static let fileURL = UTType(public: "file-url")
  /// An address.
  public static let url = UTType(public: "url")
  /// Text of any kind.
  public static let text = UTType(public: "text")
  /// Text without attributes.
  public static let plainText = UTType(public: "plain-text")
  /// Text without attributes in UTF-8.
  public static let utf8PlainText = UTType(public: "utf8-plain-text")
  /// Text with attributes.
  public static let rtf = UTType(public: "rtf")
  /// A web page.
  public static let html = UTType(public: "html")
  /// XML.
  public static let xml = UTType(public: "xml")
  /// JSON.
  public static let json = UTType(public: "json")
  /// A property list.
  public static let propertyList = UTType(importedAs: "com.apple.property-list")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(public: "comma-separated-values-text")
  /// Source of Swift.
  public static let swiftSource = UTType(public: "swift-source")
  /// A picture of any kind.
  public static let image = UTType(public: "image")
  /// A picture in PNG.
  public static let png = UTType(public: "png")
  /// A picture in JPEG.
  public static let jpeg = UTType(public: "jpeg")
  /// A picture in HEIC.
  public static let heic = UTType(public: "heic")
  /// A moving picture in GIF.
  public static let gif = UTType(importedAs: "com.compuserve.gif")
  /// A picture in SVG.
  public static let svg = UTType(public: "svg-image")
  /// A document in PDF.
  public static let pdf = UTType(importedAs: "com.adobe.pdf")
  /// A film of any kind.
  public static let movie = UTType(public: "movie")
  /// A film without sound.
  public static let video = UTType(public: "video")
  /// A film in MPEG 4.
  public static let mpeg4Movie = UTType(public: "mpeg-4")
  /// Sound of any kind.
  public static let audio = UTType(public: "audio")
  /// Sound in MP3.
  public static let mp3 = UTType(public: "mp3")
  /// An archive in ZIP.
  public static let zip = UTType(public: "zip-archive")
  /// A card of an address book.
  public static let vCard = UTType(public: "vcard")
}

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
  /// Does nothing.
  public func callAsFunction<D: ReferenceFileDocument>(_ document: @escaping () -> D) {}
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
  @discardableResult public func callAsFunction(id: String) async -> Result { .error }
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

/// Whether somebody may do something to a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// Yes.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// No.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// When the bar of a window that fills the screen shows.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
  /// Always.
  public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
  /// Under the pointer.
  public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

extension View {
  /// Changes nothing: a still picture has no window to close.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Changes nothing: a still picture has no window to fill the screen.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Changes nothing: a still picture has no window to put away.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Changes nothing: a still picture has no window to make larger.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  /// Changes nothing: a still picture has no window that fills the screen.
  public nonisolated func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View { self }
}
