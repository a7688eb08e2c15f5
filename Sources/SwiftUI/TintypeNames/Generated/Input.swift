// Made of Fixtures/Names/TintypeNames/Input.txt by `make names`: change that file instead.
// swift-format-ignore-file

/// Whether a button that is held acts again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides by the kind of button.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// Yes.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// No.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Changes nothing: nobody holds a button of a still picture.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Changes nothing: nobody turns the crown of a still picture.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
  /// Changes nothing: nobody turns the crown of a still picture.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V? = nil, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true) -> some View { self }
  /// Changes nothing: nobody turns the crown of a still picture.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, from minValue: V, through maxValue: V, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void) -> some View { self }
  /// Changes nothing: nobody turns the crown of a still picture.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void) -> some View { self }
  /// Changes nothing: nobody turns the crown of a still picture.
  public nonisolated func digitalCrownRotation<V: BinaryInteger>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}) -> some View { self }
  /// Changes nothing: nobody turns the crown of a still picture.
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride, sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void = {}) -> some View { self }
}

/// A turn of a watch's crown.
public struct DigitalCrownEvent: Hashable, Sendable {
  /// How far it was turned.
  public var offset: Double
  /// How fast, each second.
  public var velocity: Double
}

/// How far a watch's crown has to be turned.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far.
  case low
  /// Less far.
  case medium
  /// A little.
  case high
}

/// What becomes of data that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, and nobody asks again.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What a delegate wants to become of data.
public struct DropProposal: Sendable {
  /// What becomes of it.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dropped, and where.
public struct DropInfo {
  /// The place, in points.
  public var location: CGPoint
  /// Whether there is data of kinds; never.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// The data of kinds; none.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// Whether there is data of kinds by their names; never.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// The data of kinds by their names; none.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// What watches over data that is dropped; never asked in a still picture.
public protocol DropDelegate {
  /// Whether the data is wanted.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the data.
  func performDrop(info: DropInfo) -> Bool
  /// The data is over the view.
  func dropEntered(info: DropInfo)
  /// The data moves.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The data has left.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Yes.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil: as it was.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func draggable<T, V: View>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropDestination<T: Transferable>(for type: T.Type = T.self, isEnabled: Bool, action: @escaping ([T], DropSession) -> Void) -> some View { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  @_disfavoredOverload public nonisolated func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  @_disfavoredOverload public nonisolated func onDrop(of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  @_disfavoredOverload public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  /// Changes nothing: nothing is copied from a still picture.
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
}

extension DynamicViewContent {
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void) -> some DynamicViewContent { self }
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func onInsert(of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent { self }
  /// Changes nothing: nothing is dropped on a still picture.
  @_disfavoredOverload public nonisolated func onInsert(of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> some DynamicViewContent { self }
}

/// What may become of something that is dragged.
public struct DragConfiguration: Hashable, Sendable {
  private let allowsMove: Bool
  private let allowsDelete: Bool
  /// Creates a configuration.
  public init(allowMove: Bool = false, allowDelete: Bool = false) { (allowsMove, allowsDelete) = (allowMove, allowDelete) }
}

/// Something that is dragged; nothing is.
public struct DragSession: Sendable {
  /// How far it has come.
  public enum Phase: Hashable, Sendable {
    /// At the start.
    case initial
    /// On its way.
    case active
    /// Over.
    case ended(DropOperation)
  }
  /// How far it has come.
  public let phase: Phase
}

/// What becomes of something that is dropped.
public struct DropConfiguration: Hashable, Sendable {
  /// What becomes of it.
  public var operation: DropOperation
  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Something that is dropped; nothing is.
public struct DropSession: Sendable {
  /// Where it is, in points.
  public let location: CGPoint
}

/// How pictures of what is dragged lie.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// One on another.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// One on another, a little aside.
  public static let stack = DragDropPreviewsFormation(name: "stack")
  /// One below another.
  public static let list = DragDropPreviewsFormation(name: "list")
}

extension View {
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func dragConfiguration(_ configuration: DragConfiguration) -> some View { self }
  /// Never runs its action in a still picture.
  public nonisolated func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func dragContainer<ItemID: Hashable, Item: Transferable>(for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> [Item]) -> some View { self }
  /// Changes nothing: nothing is dragged in a still picture.
  public nonisolated func dragContainerSelection<ItemID: Hashable>(_ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View { self }
  /// Never runs its action in a still picture.
  public nonisolated func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { self }
  /// Changes nothing: nothing is dropped on a still picture.
  public nonisolated func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
  /// Changes nothing: nobody looks for words in a still picture.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Changes nothing: nobody looks for words in a still picture.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Changes nothing: nobody replaces words in a still picture.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
}

/// What a view does with the focus.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit an interaction.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It does something when it is pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It is edited.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the platform likes.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// When the focus goes to a view by itself.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// When it has been nowhere.
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// Also when somebody moves it there.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View { self }
  /// Changes nothing: the focus does not show in a still picture.
  public nonisolated func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority) -> some View { self }
}

/// A value that the focused view gives; nil in a still picture.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Reads the object of a type.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {}
  /// Nil: no view has the focus.
  public var wrappedValue: Value? { nil }
}

/// A connection that the focused view gives; nil in a still picture.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the connection at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// Nil: no view has the focus.
  public var wrappedValue: Value? { get { nil } nonmutating set {} }
  /// A connection to nothing.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the focused view gives; nil in a still picture.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Reads the object.
  public init() {}
  /// Nil: no view has the focus.
  public var wrappedValue: ObjectType? { nil }
}

/// What gives the focus back; nothing in a still picture.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// What gives the focus back to the view that prefers it.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
  /// Changes nothing: no view of a still picture has the focus.
  public nonisolated func focusSection() -> some View { self }
}

/// A movement of fingers; a still picture sees none.
public protocol Gesture<Value> {
  /// What the movement gives.
  associatedtype Value = Body.Value
  /// The type of the gesture that this one consists of.
  associatedtype Body: Gesture
  /// What the gesture consists of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: a still picture sees no gestures.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture gives, where there is one.
  public typealias Value = Wrapped.Value
}

/// A gesture whose type is erased.
public struct AnyGesture<Value>: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// Erases the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// A tap.
public struct TapGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// Nothing.
  public typealias Value = Void
  /// How many taps.
  public var count: Int
  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }
}

/// A drag that moves the window.
public struct WindowDragGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// Nothing.
  public typealias Value = Void
  /// Creates a gesture.
  public init() {}
}

/// A tap with its place.
public struct SpatialTapGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// The place, in points.
    public var location: CGPoint
  }
  /// How many taps.
  public var count: Int
  /// Where the place is counted from.
  public var coordinateSpace = CoordinateSpace.local
  /// Creates a gesture.
  public init(count: Int = 1) { self.count = count }
  /// Creates a gesture whose place is in a coordinate space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) { self.count = count; self.coordinateSpace = coordinateSpace.coordinateSpace }
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// Whether it was long enough.
  public typealias Value = Bool
  /// Seconds at least.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat
  /// Creates a gesture; the finger may move by a distance in points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { self.minimumDuration = minimumDuration; self.maximumDistance = maximumDistance }
}

/// A drag.
public struct DragGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// How far a drag has come.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is, in points.
    public var location: CGPoint
    /// Where it started, in points.
    public var startLocation: CGPoint
    /// How fast it is, in points a second.
    public var velocity: CGSize
    /// How far it has come, in points.
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    /// Where it would end, in points.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come, in points.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// The distance from which on it is a drag, in points.
  public var minimumDistance: CGFloat
  /// Where places are counted from.
  public var coordinateSpace = CoordinateSpace.local
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
  /// Creates a gesture whose places are in a coordinate space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) { self.minimumDistance = minimumDistance; self.coordinateSpace = coordinateSpace.coordinateSpace }
  /// Creates a gesture whose places are in a coordinate space.
  @_disfavoredOverload public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) { self.minimumDistance = minimumDistance; self.coordinateSpace = coordinateSpace }
}

/// Two fingers moving apart.
public struct MagnifyGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// How far.
  public struct Value: Equatable, Sendable {
    /// The scale.
    public var magnification: CGFloat
    /// The speed of the scale, a second.
    public var velocity: CGFloat
    /// When.
    public var time: Date
    /// Where the fingers began, as shares of the view's sides.
    public var startAnchor: UnitPoint
    /// Where the fingers began, in points.
    public var startLocation: CGPoint
  }
  /// The change from which on it counts.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// The older name of two fingers moving apart.
public struct MagnificationGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// The scale.
  public typealias Value = CGFloat
  /// The change from which on it counts.
  public var minimumScaleDelta: CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers turning.
public struct RotateGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// How far.
  public struct Value: Equatable, Sendable {
    /// The angle.
    public var rotation: Angle
    /// The speed, a second.
    public var velocity: Angle
    /// When.
    public var time: Date
    /// Where the fingers began, as shares of the view's sides.
    public var startAnchor: UnitPoint
    /// Where the fingers began, in points.
    public var startLocation: CGPoint
  }
  /// The change from which on it counts.
  public var minimumAngleDelta: Angle
  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// The older name of two fingers turning.
public struct RotationGesture: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// The angle.
  public typealias Value = Angle
  /// The change from which on it counts.
  public var minimumAngleDelta: Angle
  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// A value that a gesture changes while it lasts; always the first one in a still picture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The first value.
  public let wrappedValue: Value
  /// Creates a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Creates a value; the transaction of its reset is not seen in a still picture.
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  /// Creates a value; its reset is not seen in a still picture.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.wrappedValue = wrappedValue }
  /// Creates a value; the transaction of its reset is not seen in a still picture.
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  /// Creates a value; its reset is not seen in a still picture.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { wrappedValue = initialValue }
  /// The wrapper itself.
  public var projectedValue: GestureState<Value> { self }
  /// Nothing to connect.
  @_documentation(visibility: internal) public mutating func connect(to connection: PropertyConnection) {}
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates no value; the transaction of its reset is not seen in a still picture.
  public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
  /// Creates no value; its reset is not seen in a still picture.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The view while it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The view above its menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The focus of a keyboard.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Assistive technology.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// Which of several gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The view's own.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Never runs its action in a still picture.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// Never runs its action in a still picture.
  public nonisolated func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(), perform action: @escaping (CGPoint) -> Void) -> some View { self }
  /// Never runs its actions in a still picture.
  public nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void) -> some View { self }
  /// Never runs its action in a still picture.
  public nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }
  /// Changes nothing: a still picture is not touched.
  public nonisolated func onLongTouchGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void, onTouchingChanged: ((Bool) -> Void)? = nil) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Changes nothing: a still picture sees no gestures.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Changes nothing: a still picture is not touched.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Changes nothing: a still picture is not touched.
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
  /// Changes nothing: a still picture is not touched.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}

/// A gesture with closures, which a still picture never calls.
public struct ObservedGesture<Base: Gesture>: Gesture {
  /// What the gesture gives.
  public typealias Value = Base.Value
  /// None: the gesture is one of the library's.
  public typealias Body = Never
}

/// A gesture that gives something else, which a still picture never asks for.
public struct MappedGesture<Base: Gesture, Value>: Gesture {
  /// None: the gesture is one of the library's.
  public typealias Body = Never
}

/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the two have come.
  public enum Value {
    /// The first lasts.
    case first(First.Value)
    /// The first has ended; nil while the second has not begun.
    case second(First.Value, Second.Value?)
  }
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second
  /// Creates a sequence.
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What both give.
  public struct Value {
    /// What the first gives; nil while it does not.
    public var first: First.Value?
    /// What the second gives; nil while it does not.
    public var second: Second.Value?
  }
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// One of the gestures.
  public var first: First
  /// The other one.
  public var second: Second
  /// Creates a pair.
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
}

/// Two gestures, of which the second counts where the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the one that counts gives.
  public enum Value {
    /// The first counts.
    case first(First.Value)
    /// The second counts.
    case second(Second.Value)
  }
  /// None: the gesture is one of the library's.
  public typealias Body = Never
  /// The gesture that is preferred.
  public var first: First
  /// The gesture that counts where the first fails.
  public var second: Second
  /// Creates a pair.
  public init(_ first: First, _ second: Second) { self.first = first; self.second = second }
}

extension Gesture {
  /// Never calls its closure.
  public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> { ObservedGesture() }
  /// Never calls its closure.
  public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> { ObservedGesture() }
  /// Never calls its closure.
  public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> ObservedGesture<Self> { ObservedGesture() }
  /// Never calls its closure.
  public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<Self, T> { MappedGesture() }
  /// The gesture itself: a still picture sees no keys.
  public func modifiers(_ modifiers: EventModifiers) -> ObservedGesture<Self> { ObservedGesture() }
  /// Two gestures, of which the second counts after the first.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
  /// Two gestures at once.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }
  /// Two gestures, of which the second counts where the first fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// What a pointer does to a view below it.
public struct HoverEffect: CustomHoverEffect, Hashable, Sendable {
  private let name: String
  /// The platform decides by the kind of view.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes the view's background.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises.
  public static let lift = HoverEffect(name: "lift")
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// At a point, in points.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

extension View {
  /// Never runs its action in a still picture.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }
  /// Never runs its action: no pointer is over a still picture.
  public nonisolated func onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(), perform action: @escaping (HoverPhase) -> Void) -> some View { self }
}

/// What happens to a view while a pointer is over it.
public protocol CustomHoverEffect {
  /// The type of what this effect consists of.
  associatedtype Body: CustomHoverEffect = Never
  /// What this effect consists of; it is never asked for, since no pointer is over a still picture.
  @HoverEffectBuilder func body(content: Content) -> Body
}

extension CustomHoverEffect {
  /// The effects that a body begins with.
  public typealias Content = EmptyHoverEffect
}

extension CustomHoverEffect where Body == Never {
  /// Never called: nobody asks for the body of an effect.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: CustomHoverEffect {}

/// No effect.
public struct EmptyHoverEffect: CustomHoverEffect, Sendable {
  /// Creates none.
  public init() {}
}

/// Makes an effect of those that a closure lists.
@resultBuilder public enum HoverEffectBuilder {
  /// The effect.
  public static func buildBlock<E: CustomHoverEffect>(_ effect: E) -> E { effect }
}

extension CustomHoverEffect {
  /// The effect itself: no pointer is over a still picture, so that nobody asks how a view changes below one.
  public func hoverEffect(isEnabled: Bool = true, body: @escaping @MainActor (EmptyVisualEffect, Bool, GeometryProxy) -> some VisualEffect) -> some CustomHoverEffect { self }
  /// The effect itself: no pointer is over a still picture.
  public func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some CustomHoverEffect { self }
}

extension View {
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffect(_ effect: some CustomHoverEffect, isEnabled: Bool = true) -> some View { self }
  /// Changes nothing: no pointer is over a still picture, so that nobody asks how the view changes below one.
  public nonisolated func hoverEffect(isEnabled: Bool = true, body: @escaping @MainActor (EmptyVisualEffect, Bool, GeometryProxy) -> some VisualEffect) -> some View { self }
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffect(_ effect: some CustomHoverEffect, in group: HoverEffectGroup?, isEnabled: Bool = true) -> some View { self }
  /// Changes nothing: no pointer is over a still picture, so that nobody asks how the view changes below one.
  public nonisolated func hoverEffect(in group: HoverEffectGroup?, isEnabled: Bool = true, body: @escaping @MainActor (EmptyVisualEffect, Bool, GeometryProxy) -> some VisualEffect) -> some View { self }
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }
}

/// Views that change together while a pointer is over one of them.
public struct HoverEffectGroup: Hashable, Sendable {
  /// Whether a pointer over a view changes the others.
  public struct Behavior: Hashable, Sendable {
    private let name: String
    /// It does.
    public static let activatesGroup = Behavior(name: "activatesGroup")
    /// It does not.
    public static let ignoresGroup = Behavior(name: "ignoresGroup")
    /// The view follows the others.
    public static let followsGroup = Behavior(name: "followsGroup")
  }
  private let id: String?
  private let namespace: Namespace.ID
  /// Creates a group.
  public init(_ id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) { (self.id, self.namespace) = (id, namespace) }
}

extension CustomHoverEffect where Self == EmptyHoverEffect {
  /// No effect, to begin others with.
  public static var empty: EmptyHoverEffect { EmptyHoverEffect() }
}

extension CustomHoverEffect {
  /// The effect itself: no pointer is over a still picture.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some CustomHoverEffect { self }
  /// The effect itself: no pointer is over a still picture.
  public func opacity(_ opacity: Double) -> some CustomHoverEffect { self }
  /// The effect itself: no pointer is over a still picture.
  public func animation(_ animation: Animation?) -> some CustomHoverEffect { self }
}

extension VisualEffect {
  /// The effect itself: what a pointer would cut does not show.
  public nonisolated func clipShape(_ shape: some Shape) -> some VisualEffect { self }
  /// The effect itself: a still picture shows the end of every animation.
  public nonisolated func animation(_ animation: Animation?, body: (Self) -> some VisualEffect) -> some VisualEffect { body(self) }
}

/// A key that is pressed; a still picture knows none.
public struct KeyPress: Sendable {
  /// What became of a key.
  public enum Result: Hashable, Sendable {
    /// It was used.
    case handled
    /// It goes on to the views around.
    case ignored
  }
  /// The points of a key's way.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit a point.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It comes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// The key.
  public let key: KeyEquivalent
  /// What it types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
  /// Where the key is on its way.
  public let phase: Phases
}

extension View {
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View { self }
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result) -> some View { self }
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result) -> some View { self }
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result) -> some View { self }
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onKeyPress(phases: KeyPress.Phases = [.down, .repeat], action: @escaping (_ keyPress: KeyPress) -> KeyPress.Result) -> some View { self }
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onModifierKeysChanged(mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void) -> some View { self }
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Never runs its action: nobody presses keys on a still picture.
  public nonisolated func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View { self }
}

/// Where an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Changes nothing: nobody presses keys on a still picture.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// Changes nothing: nobody presses keys on a still picture.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View { self }
}

extension NSItemProvider {
  /// Never calls its handler.
  @discardableResult public func loadObject(ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress { Progress(totalUnitCount: 0) }
  /// Never calls its handler.
  @_disfavoredOverload @discardableResult public func loadObject<T>(ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void) -> Progress { Progress(totalUnitCount: 0) }
  /// Never calls its handler.
  @discardableResult public func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void) -> Progress { Progress(totalUnitCount: 0) }
  /// Never calls its handler.
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil, completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil) {}
  /// Never calls its handler.
  @discardableResult public func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress { Progress(totalUnitCount: 0) }
  /// Never calls its handler.
  @discardableResult public func loadDataRepresentation(for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress { Progress(totalUnitCount: 0) }
  /// Never calls its handler.
  @discardableResult public func loadFileRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void) -> Progress { Progress(totalUnitCount: 0) }
}

extension View {
  /// Changes nothing: nothing is cut out of a still picture.
  public nonisolated func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { self }
  /// Changes nothing: nothing is pasted into a still picture.
  public nonisolated func pasteDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }) -> some View { self }
  /// Changes nothing: nothing is copied from a still picture.
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  /// Changes nothing: nothing is cut out of a still picture.
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  /// Changes nothing: nothing is pasted into a still picture.
  public nonisolated func onPasteCommand(of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void) -> some View { self }
  /// Never runs its action in a still picture.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// Changes nothing: a still picture gives nothing away.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }
  /// Changes nothing: a still picture takes nothing in.
  public nonisolated func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool) -> some View { self }
  /// Changes nothing: a still picture gives nothing away.
  public nonisolated func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View { self }
  /// Changes nothing: a still picture gives nothing away.
  public nonisolated func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  /// Changes nothing: a still picture takes nothing in.
  public nonisolated func importableFromServices<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Bool) -> some View { self }
  /// Never runs its action in a still picture.
  public nonisolated func onPasteCommand<Payload>(of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?, perform payloadAction: @escaping (Payload) -> Void) -> some View { self }
}

/// What a pencil's double tap tells.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// How far the squeeze of a pencil has come.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It may be taken back.
  case active(PencilSqueezeGestureValue)
  /// It is over.
  case ended(PencilSqueezeGestureValue)
  /// It was not meant.
  case failed
}

/// What a pencil's squeeze tells.
public struct PencilSqueezeGestureValue: Hashable, Sendable {}

extension View {
  /// Never runs its action in a still picture.
  public nonisolated func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
  /// Never runs its action in a still picture.
  public nonisolated func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { self }
}

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// An arrow.
  public static let `default` = PointerStyle(name: "default")
  /// For text.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// For text from top to bottom.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// For choosing an area.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// An open hand.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A closed hand.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A hand that points.
  public static let link = PointerStyle(name: "link")
  /// A lens that enlarges.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A lens that makes smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// For the width of columns.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// For the height of rows.
  public static let rowResize = PointerStyle(name: "rowResize")
  /// For the width of columns, in some directions.
  public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { .columnResize }
  /// For the height of rows, in some directions.
  public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { .rowResize }
  /// For the size of a frame, at one of its edges or corners.
  public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all) -> PointerStyle { PointerStyle(name: "frameResize") }
  /// A picture.
  public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle(name: "image") }
  /// A shape.
  public static func shape(_ shape: some Shape, eoFill: Bool = false, size: CGSize) -> PointerStyle { PointerStyle(name: "shape") }
}

/// A movement of the hand that stands for a touch.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// The usual one.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Changes nothing: no pointer is over a still picture.
  public nonisolated func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID? = nil) -> some View { self }
  /// Changes nothing: nobody moves a hand before a still picture.
  public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
  /// Changes nothing: no key is held in a still picture.
  public nonisolated func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View { self }
  /// Changes nothing: a window of a picture is the one in use.
  public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  /// Changes nothing: nobody turns a crown beside a still picture.
  public nonisolated func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }
  /// Changes nothing: a still picture has no strip of keys.
  public nonisolated func touchBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
}

/// A direction in which columns grow.
public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Towards where reading starts.
  case leading
  /// Towards where reading ends.
  case trailing
  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
    /// Towards where reading starts.
    public static let leading = Set(.leading)
    /// Towards where reading ends.
    public static let trailing = Set(.trailing)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A direction in which rows grow.
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
    /// Upwards.
    public static let up = Set(.up)
    /// Downwards.
    public static let down = Set(.down)
    /// Both.
    public static let all: Set = [.up, .down]
  }
}

/// An edge or a corner by which somebody resizes a frame.
public enum FrameResizePosition: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The leading edge.
  case leading
  /// The lower edge.
  case bottom
  /// The trailing edge.
  case trailing
  /// The corner above, where reading starts.
  case topLeading
  /// The corner above, where reading ends.
  case topTrailing
  /// The corner below, where reading starts.
  case bottomLeading
  /// The corner below, where reading ends.
  case bottomTrailing
}

/// A direction in which a frame is resized.
public enum FrameResizeDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// It gets smaller.
  case inward
  /// It gets larger.
  case outward
  /// Several directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one direction.
    public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }
    /// It gets smaller.
    public static let inward = Set(.inward)
    /// It gets larger.
    public static let outward = Set(.outward)
    /// Both.
    public static let all: Set = [.inward, .outward]
  }
}

/// What a device lets its user feel or hear, which a still picture does not.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// Something succeeded.
  public static let success = SensoryFeedback("success")
  /// Something may go wrong.
  public static let warning = SensoryFeedback("warning")
  /// Something went wrong.
  public static let error = SensoryFeedback("error")
  /// Something else is selected.
  public static let selection = SensoryFeedback("selection")
  /// A value grew.
  public static let increase = SensoryFeedback("increase")
  /// A value shrank.
  public static let decrease = SensoryFeedback("decrease")
  /// Something began.
  public static let start = SensoryFeedback("start")
  /// Something ended.
  public static let stop = SensoryFeedback("stop")
  /// Something fell into its place.
  public static let alignment = SensoryFeedback("alignment")
  /// Something reached another level.
  public static let levelChange = SensoryFeedback("levelChange")
  /// Things met.
  public static let impact = SensoryFeedback("impact")
  /// Things of a weight met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Things of a softness met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// A line that is drawn is closed.
  public static let pathComplete = SensoryFeedback("pathComplete")
  /// A control is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback("press") }
  /// A control is let go.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback("release") }
  /// What is pressed.
  public enum PressFeedback: Hashable, Sendable {
    /// A button.
    case button
    /// A button that is a symbol.
    case buttonIconOnly
    /// A slider.
    case slider
    /// A tab.
    case tab
    /// A toggle.
    case toggle
  }
  /// What is let go.
  public enum ReleaseFeedback: Hashable, Sendable {
    /// A slider.
    case slider
  }
  /// How heavy things are.
  public enum Weight: Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
  }
  /// How soft things are.
  public enum Flexibility: Sendable {
    /// Rigid.
    case rigid
    /// Solid.
    case solid
    /// Soft.
    case soft
  }
}

extension View {
  /// Changes nothing: a still picture cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Changes nothing: a still picture cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool) -> some View { self }
  /// Changes nothing: a still picture cannot be felt.
  public nonisolated func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?) -> some View { self }
}

/// Which letters a keyboard makes capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What a keyboard's return key says.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What ends the editing of a text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The end of a text field's editing.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The end of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Never runs its action in a still picture.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func textContentType(_ type: UITextContentType?) -> some View { self }
  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  /// Changes nothing: nothing is typed into a still picture.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Changes nothing: nothing is typed into a still picture.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Changes nothing: a still picture shows no keyboard.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// True.
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Changes nothing: nobody selects text in a still picture.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Changes nothing: a still picture shows no chosen text.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
  /// Changes nothing: a still picture shows no chosen text.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}

extension TransferRepresentation {
  /// The form itself: a still picture writes no files.
  public func suggestedFileName(_ name: String) -> Self { self }
  /// The form itself: a still picture gives nothing.
  public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> Self { self }
  /// The form itself: a still picture gives nothing.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// Who is given a value.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  /// Everybody.
  case all
  /// The programs of one maker.
  case team
  /// The program itself.
  case ownProcess
}

/// A value as its code.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates a form.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as another one.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Creates a form of what is given and taken.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) {}
  /// Creates a form of what is given.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Creates a form of what is taken.
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// A value as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form of what is given and taken.
  public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data, importing: @escaping @Sendable (Data) async throws -> Item) {}
  /// Creates a form of what is given.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
  /// Creates a form of what is taken.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form of what is given and taken.
  public init(contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) {}
  /// Creates a form of what is given.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) {}
  /// Creates a form of what is taken.
  public init(importedContentType: UTType, importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) {}
}

/// A file that is given.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that is taken.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL
}

/// A gesture of UIKit's; never recognized.
@MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
  /// The class of what recognizes it.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The class of who is told of it.
  associatedtype Coordinator = Void
  /// What the functions are given.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Where touches are told from.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
  /// Makes what recognizes it; never called.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Changes what recognizes it; never called.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Acts on it; never called.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes who is told of it; never called.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Nobody.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What the functions of a gesture of UIKit's are given.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// Who is told of it.
  public let coordinator: Representable.Coordinator
  /// Where touches are told from.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where the touches of a gesture are told from.
@MainActor @preconcurrency public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Where the touch is in the view, in points: nowhere, since there is none.
  public var localLocation: CGPoint { .zero }
}

extension View {
  /// Has a gesture of UIKit's.
  public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}

/// What the system helps to write.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// All.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Some.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How speech is taken for text.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String
  /// The platform decides.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// Speech takes the place of keys.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { TextInputDictationBehavior(name: "inline") }
}

/// When somebody may speak in place of typing.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// At a touch.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// At a look.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Where controls for the look of text stand.
public struct TextInputFormattingControlPlacement: Sendable {
  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu of chosen text.
    public static let contextMenu = Set(rawValue: 1)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 2)
    /// Everywhere.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

extension View {
  /// Changes nothing: nobody writes in a still picture.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  /// Changes nothing: nobody writes in a still picture.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  /// Changes nothing: nobody speaks to a still picture.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  /// Changes nothing: nobody ends a text in a still picture.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View { self }
  /// Changes nothing: no text is chosen in a still picture.
  public nonisolated func textInputFormattingControlVisibility(_ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set) -> some View { self }
  /// Changes nothing: nobody types in a still picture.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
}

extension TextInputAutocapitalization {
  /// Which letters a keyboard makes capital, of UIKit's choice.
  public init?(_ type: UITextAutocapitalizationType) { self = switch type { case .none: .never; case .words: .words; case .sentences: .sentences; case .allCharacters: .characters } }
}
