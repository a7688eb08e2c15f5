// Made of Fixtures/Names/StoreKit/StoreKit.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// Something that is sold; there is nothing.
public struct Product: Identifiable, Hashable, Sendable {
  /// How it is sold.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "consumable")
    public static let nonConsumable = ProductType(rawValue: "nonConsumable")
    public static let nonRenewable = ProductType(rawValue: "nonRenewable")
    public static let autoRenewable = ProductType(rawValue: "autoRenewable")
  }
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public var displayPrice: String { "$\(price)" }
  public var isFamilyShareable: Bool { false }
  public var jsonRepresentation: Data { Data() }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var subscription: SubscriptionInfo? { nil }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// What is sold: nothing.
  public static func products<I: Collection>(for identifiers: I) async throws -> [Product] where I.Element == String { [] }
  /// Buys nothing.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
  /// What came of buying.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  /// Why nothing was bought.
  public enum PurchaseError: Error {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer, invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
  /// How something is bought.
  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
    public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> PurchaseOption { PurchaseOption() }
  }
  /// How long a subscription runs.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// A length of time.
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }
    public let unit: Unit
    public let value: Int
  }
  /// A price for the beginning.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public enum PaymentMode: Hashable, Sendable {
      case payAsYouGo, payUpFront, freeTrial
    }
    public let paymentMode: PaymentMode
    public let period: SubscriptionPeriod
    public let displayPrice: String
    public let price: Decimal
    public let periodCount: Int
  }
  /// A subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionPeriod: SubscriptionPeriod
    public let subscriptionGroupID: String
    public let introductoryOffer: SubscriptionOffer?
    public var promotionalOffers: [SubscriptionOffer] { [] }
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public var status: [Status] { get async throws { [] } }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// Whether it goes on.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let subscribed = RenewalState(rawValue: "subscribed")
      public static let expired = RenewalState(rawValue: "expired")
      public static let inBillingRetryPeriod = RenewalState(rawValue: "inBillingRetryPeriod")
      public static let inGracePeriod = RenewalState(rawValue: "inGracePeriod")
      public static let revoked = RenewalState(rawValue: "revoked")
    }
    /// How it goes on.
    public struct RenewalInfo: Hashable, Sendable {
      public var willAutoRenew: Bool { false }
      public var autoRenewPreference: String? { nil }
      public var currentProductID: String { "" }
    }
    /// Whether somebody has it.
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
    }
  }
}

/// Something that the shop signed.
public enum VerificationResult<SignedType: Hashable & Sendable>: Hashable, Sendable {
  case unverified(SignedType, VerificationError), verified(SignedType)
  /// Why it is not to be trusted.
  public enum VerificationError: Error, Hashable {
    case invalidSignature, revokedCertificate, missingRequiredProperties
  }
  public var jwsRepresentation: String { "" }
}

/// Something that was bought; nothing was.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let productType: Product.ProductType
  public var originalPurchaseDate: Date { purchaseDate }
  public var subscriptionGroupID: String? { nil }
  public var purchasedQuantity: Int { 1 }
  public var appAccountToken: UUID? { nil }
  public var environment: AppStore.Environment { .xcode }
  public var jsonRepresentation: Data { Data() }
  public func finish() async {}
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// What was bought: nothing.
  public struct Transactions: AsyncSequence, Sendable {
    /// Nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// What came of asking for the money.
  public enum RefundRequestStatus: Hashable, Sendable {
    case userCancelled, success
  }
  /// Why it did not.
  public enum RefundRequestError: Error {
    case duplicateRequest, failed
  }
}

/// The shop.
public enum AppStore: Sendable {
  /// Which shop.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "production")
    public static let sandbox = Environment(rawValue: "sandbox")
    public static let xcode = Environment(rawValue: "xcode")
  }
  public static func sync() async throws {}
  /// Whether somebody can buy: no.
  public static var canMakePayments: Bool { false }
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  public static var deviceVerificationID: UUID? { nil }
}

/// How the program was bought.
public struct AppTransaction: Hashable, Sendable {
  public static var shared: VerificationResult<AppTransaction> { get async throws { throw StoreKitError.notAvailableInStorefront } }
  public var originalAppVersion: String { "" }
  public var environment: AppStore.Environment { .xcode }
}

/// Why nothing was bought.
public enum StoreKitError: Error {
  case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}

/// The country of the shop.
public struct Storefront: Hashable, Sendable {
  public static var current: Storefront? { get async { nil } }
  public var countryCode: String { "USA" }
  public var id: String { "" }
}

/// Who asks for a review; nobody does.
public final class SKStoreReviewController: NSObject {
  @MainActor public static func requestReview() {}
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

/// The music of somebody; there is none.
public final class SKCloudServiceController: NSObject {}

/// A program that is proposed; none is.
public final class SKOverlay: NSObject {
  /// A program that is proposed.
  public final class AppConfiguration: NSObject {
    public init(appIdentifier: String, position: Position) {}
  }
  /// Where.
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }
}

/// What buys something; nothing in a still picture.
public struct PurchaseAction: Sendable {
  /// Buys nothing.
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult { .userCancelled }
}

/// What shows words of the shop; nothing.
public struct DisplayStoreKitMessageAction: Sendable {}

extension EnvironmentValues {
  /// What buys something.
  public var purchase: PurchaseAction { PurchaseAction() }
  /// What shows words of the shop.
  public var displayStoreKitMessage: DisplayStoreKitMessageAction { DisplayStoreKitMessageAction() }
}

/// A shop; a tile with its name here.
public nonisolated struct StoreView<Icon: View, PlaceholderIcon: View>: View, BuiltIn {
  private init() {}
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) { self.init() }
  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) { self.init() }
}

extension StoreView where PlaceholderIcon == EmptyView {
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon) { self.init() }
}

extension StoreView {
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping (Product) -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) { self.init() }
}

/// Something that is sold; a tile with its name here.
public nonisolated struct ProductView<Icon: View, PlaceholderIcon: View>: View, BuiltIn {
  private init() {}
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id: String, prefersPromotionalIcon: Bool = false) { self.init() }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) { self.init() }
}

extension ProductView where PlaceholderIcon == EmptyView {
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon) { self.init() }
  public init(_ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon) { self.init() }
}

extension ProductView {
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: @escaping () -> Icon, @ViewBuilder placeholderIcon: () -> PlaceholderIcon) { self.init() }
}

/// Subscriptions that are sold; a tile with its name below what a program shows here.
public nonisolated struct SubscriptionStoreView<Content: View>: View, BuiltIn {
  internal let content: Content
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) { content = EmptyView() }
  public init(productIDs: some Collection<String>) { content = EmptyView() }
  public init(subscriptions: some Collection<Product>) { content = EmptyView() }
}

extension SubscriptionStoreView {
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) { content = marketingContent() }
}

extension Product {
  /// Which subscriptions show.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1 << 0)
    public static let downgrade = SubscriptionRelationship(rawValue: 1 << 1)
    public static let crossgrade = SubscriptionRelationship(rawValue: 1 << 2)
    public static let current = SubscriptionRelationship(rawValue: 1 << 3)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

/// The look of what is sold.
public struct ProductViewStyle: Sendable {
  private let name: String
  public static let automatic = ProductViewStyle(name: "automatic")
  public static let compact = ProductViewStyle(name: "compact")
  public static let regular = ProductViewStyle(name: "regular")
  public static let large = ProductViewStyle(name: "large")
}

/// What a button of the shop says.
public struct SubscriptionStoreButtonLabel: Sendable {
  private let name: String
  public static let automatic = SubscriptionStoreButtonLabel(name: "automatic")
  public static let action = SubscriptionStoreButtonLabel(name: "action")
  public static let displayName = SubscriptionStoreButtonLabel(name: "displayName")
  public static let multiline = SubscriptionStoreButtonLabel(name: "multiline")
  public static let price = SubscriptionStoreButtonLabel(name: "price")
  public static let singleLine = SubscriptionStoreButtonLabel(name: "singleLine")
}

/// How subscriptions are chosen.
public struct SubscriptionStoreControlStyle: Sendable {
  private let name: String
  public static let automatic = SubscriptionStoreControlStyle(name: "automatic")
  public static let buttons = SubscriptionStoreControlStyle(name: "buttons")
  public static let picker = SubscriptionStoreControlStyle(name: "picker")
  public static let prominentPicker = SubscriptionStoreControlStyle(name: "prominentPicker")
  public static let compactPicker = SubscriptionStoreControlStyle(name: "compactPicker")
  public static let pagedPicker = SubscriptionStoreControlStyle(name: "pagedPicker")
  public static let pagedProminentPicker = SubscriptionStoreControlStyle(name: "pagedProminentPicker")
}

/// A button of the shop.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  public static let cancellation = StoreButtonKind(name: "cancellation")
  public static let policies = StoreButtonKind(name: "policies")
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  public static let signIn = StoreButtonKind(name: "signIn")
}

/// Words of the law.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String
  public static let privacyPolicy = SubscriptionStorePolicyKind(name: "privacyPolicy")
  public static let termsOfService = SubscriptionStorePolicyKind(name: "termsOfService")
}

/// How far looking for something is.
public enum ProductTaskState: Sendable {
  case loading, unavailable, failure(any Error), success(Product)
}

extension View {
  /// Shows nothing: the system's sheet is another program's.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Shows nothing: the system's sheet is another program's.
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View { self }
  /// Shows nothing: the system's sheet is another program's.
  public nonisolated func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>, onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil) -> some View { self }
  /// Shows nothing: the system's sheet is another program's.
  public nonisolated func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }) -> some View { self }
  /// Shows nothing: the shop is another program's.
  public nonisolated func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.AppConfiguration) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func productViewStyle(_ style: ProductViewStyle) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func subscriptionStoreControlIcon<I: View>(@ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> I) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func subscriptionStorePolicyDestination(url: URL, for kind: SubscriptionStorePolicyKind) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
  /// Changes nothing: a tile stands there.
  public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  /// Never runs its action: nothing is bought.
  public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  /// Never runs its action: nothing is bought.
  public nonisolated func onInAppPurchaseCompletion(perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?) -> some View { self }
  /// Never runs its action: nothing is bought.
  public nonisolated func subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void) -> some View { self }
  /// Never runs its action: nothing is bought.
  public nonisolated func currentEntitlementTask(for productID: String, priority: TaskPriority = .medium, action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void) -> some View { self }
  /// Never runs its action: nothing is sold.
  public nonisolated func storeProductTask(for id: String, priority: TaskPriority = .medium, action: @escaping (ProductTaskState) async -> Void) -> some View { self }
}

/// How far looking for what was bought is.
public enum EntitlementTaskState<Value: Sendable>: Sendable {
  case loading, failure(any Error), success(Value)
}
#endif
