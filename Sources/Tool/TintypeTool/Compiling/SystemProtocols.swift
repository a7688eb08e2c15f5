/// The protocols of SwiftUI, Combine and the standard library that texts about them write down.
enum SystemProtocols {
  /// Their names.
  static let names: Set<String> = [
    "Animatable", "AnimatableModifier", "App", "ButtonStyle", "Cancellable", "CaseIterable",
    "CodingKey", "Collection", "Commands", "Comparable", "ContainerValueKey",
    "CustomStringConvertible", "Decodable", "DynamicProperty", "Encodable", "EnvironmentKey",
    "EnvironmentalModifier", "Equatable", "Error", "FocusedValueKey", "GaugeStyle",
    "GeometryEffect", "Gesture", "GroupBoxStyle", "Hashable", "Identifiable", "InsettableShape",
    "LabelStyle", "Layout", "LayoutValueKey", "ListStyle", "MenuStyle", "ObservableObject",
    "Observable", "PickerStyle", "PreferenceKey", "PreviewModifier", "PreviewProvider",
    "PrimitiveButtonStyle", "ProgressViewStyle", "Publisher", "RandomAccessCollection",
    "RawRepresentable", "Scene", "Sendable", "Sequence", "Shape", "ShapeStyle", "Subject",
    "Subscriber", "Subscription", "TextFieldStyle", "TextRenderer", "TimelineSchedule",
    "ToggleStyle", "ToolbarContent", "Transferable", "Transition", "UIViewControllerRepresentable",
    "UIViewRepresentable", "VectorArithmetic", "View", "ViewModifier",
  ]
}
