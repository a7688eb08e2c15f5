#if os(Linux)
public import Tintype
import TintypeControls

extension VerificationResult {
  /// The value, whether or not it is to be trusted.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// The value.
  ///
  /// - Throws: why it is not to be trusted.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension StoreView {
  /// The tile, with a warning.
  @MainActor public var body: some View { ForeignContent("StoreView", content: "a shop") }
}

extension ProductView {
  /// The tile, with a warning.
  @MainActor public var body: some View {
    ForeignContent("ProductView", content: "what the shop sells").frame(maxHeight: 96)
  }
}

extension SubscriptionStoreView {
  /// What the program shows above the tile, with a warning.
  @MainActor public var body: some View {
    VStack {
      content
      ForeignContent("SubscriptionStoreView", content: "subscriptions that the shop sells")
    }
  }
}
#endif
