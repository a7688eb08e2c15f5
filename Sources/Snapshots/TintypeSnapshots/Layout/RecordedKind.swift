/// The kinds of views of which changes are told in words of their own, by how layouts in files call them.
enum RecordedKind: String {
  case padding, shadow, background, overlay, mask, safeAreaInset
  case text = "Text"

  /// Whether a view of the kind holds another one first, and then what it adds to it.
  var holdsAddition: Bool {
    switch self {
    case .background, .overlay, .mask, .safeAreaInset: true
    case .padding, .shadow, .text: false
    }
  }
}
