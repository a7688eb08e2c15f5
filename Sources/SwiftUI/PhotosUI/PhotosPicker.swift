#if os(Linux)
public import Tintype

extension PhotosPicker {
  /// The label as a button.
  @MainActor public var body: some View { Button(action: {}) { label } }
}
#endif
