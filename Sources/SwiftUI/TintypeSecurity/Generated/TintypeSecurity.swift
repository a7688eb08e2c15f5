// Made of Fixtures/Names/TintypeSecurity/TintypeSecurity.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// What came of something; 0 for well.
public typealias OSStatus = Int32

/// Foundation's dictionary.
public typealias CFDictionary = NSDictionary

/// Foundation's text.
public typealias CFString = NSString

/// Anything.
public typealias CFTypeRef = AnyObject

/// Foundation's bytes.
public typealias CFData = NSData

/// Yes.
public let kCFBooleanTrue: NSNumber! = true

/// No.
public let kCFBooleanFalse: NSNumber! = false

/// It went well.
public let errSecSuccess: OSStatus = 0

/// There is no such secret.
public let errSecItemNotFound: OSStatus = -25300

/// There is such a secret already.
public let errSecDuplicateItem: OSStatus = -25299

/// It was not allowed.
public let errSecAuthFailed: OSStatus = -25293

/// Somebody did not want to.
public let errSecUserCanceled: OSStatus = -128

/// It was asked wrongly.
public let errSecParam: OSStatus = -50

/// Nobody could be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308

/// It is not there.
public let errSecUnimplemented: OSStatus = -4

/// It could not be read.
public let errSecDecode: OSStatus = -26275

/// The program may not.
public let errSecMissingEntitlement: OSStatus = -34018

/// Keeps nothing, and says that it went well.
@discardableResult public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus { errSecSuccess }

/// Changes nothing.
@discardableResult public func SecItemUpdate(_ query: NSDictionary, _ attributes: NSDictionary) -> OSStatus { errSecItemNotFound }

/// Takes nothing away.
@discardableResult public func SecItemDelete(_ query: NSDictionary) -> OSStatus { errSecItemNotFound }

/// Finds nothing.
@discardableResult public func SecItemCopyMatching(_ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus { errSecItemNotFound }

/// What came of something in words; nil.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> NSString? { nil }

/// Leaves the bytes as they are.
public func SecRandomCopyBytes(_ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 { 0 }

/// Where chance comes from.
public final class SecRandomRef: Sendable {}

/// The machine's.
public let kSecRandomDefault: SecRandomRef? = nil

/// A key.
public final class SecKey: Sendable {}

/// A certificate.
public final class SecCertificate: Sendable {}

/// Who may read a secret.
public final class SecAccessControl: Sendable {}

/// Nil.
public func SecAccessControlCreateWithFlags(_ allocator: AnyObject?, _ protection: Any, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutablePointer<AnyObject?>?) -> SecAccessControl? { nil }

/// Who may read a secret.
public struct SecAccessControlCreateFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 2)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 4)
}

/// What is said of a secret.
public nonisolated(unsafe) let kSecClass: NSString = "kSecClass"

/// What is said of a secret.
public nonisolated(unsafe) let kSecClassGenericPassword: NSString = "kSecClassGenericPassword"

/// What is said of a secret.
public nonisolated(unsafe) let kSecClassInternetPassword: NSString = "kSecClassInternetPassword"

/// What is said of a secret.
public nonisolated(unsafe) let kSecClassKey: NSString = "kSecClassKey"

/// What is said of a secret.
public nonisolated(unsafe) let kSecClassCertificate: NSString = "kSecClassCertificate"

/// What is said of a secret.
public nonisolated(unsafe) let kSecClassIdentity: NSString = "kSecClassIdentity"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrAccount: NSString = "kSecAttrAccount"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrService: NSString = "kSecAttrService"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrServer: NSString = "kSecAttrServer"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrLabel: NSString = "kSecAttrLabel"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrGeneric: NSString = "kSecAttrGeneric"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrDescription: NSString = "kSecAttrDescription"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrComment: NSString = "kSecAttrComment"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrCreator: NSString = "kSecAttrCreator"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrAccessGroup: NSString = "kSecAttrAccessGroup"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrAccessible: NSString = "kSecAttrAccessible"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: NSString = "kSecAttrAccessibleWhenUnlocked"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: NSString = "kSecAttrAccessibleAfterFirstUnlock"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: NSString = "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: NSString = "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: NSString = "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrSynchronizable: NSString = "kSecAttrSynchronizable"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: NSString = "kSecAttrSynchronizableAny"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrAccessControl: NSString = "kSecAttrAccessControl"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrApplicationTag: NSString = "kSecAttrApplicationTag"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrKeyType: NSString = "kSecAttrKeyType"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrKeyTypeRSA: NSString = "kSecAttrKeyTypeRSA"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrKeyTypeECSECPrimeRandom: NSString = "kSecAttrKeyTypeECSECPrimeRandom"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrKeyClass: NSString = "kSecAttrKeyClass"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrKeySizeInBits: NSString = "kSecAttrKeySizeInBits"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrIsPermanent: NSString = "kSecAttrIsPermanent"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrTokenID: NSString = "kSecAttrTokenID"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrCreationDate: NSString = "kSecAttrCreationDate"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrModificationDate: NSString = "kSecAttrModificationDate"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrPort: NSString = "kSecAttrPort"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrProtocol: NSString = "kSecAttrProtocol"

/// What is said of a secret.
public nonisolated(unsafe) let kSecAttrPath: NSString = "kSecAttrPath"

/// What is said of a secret.
public nonisolated(unsafe) let kSecValueData: NSString = "kSecValueData"

/// What is said of a secret.
public nonisolated(unsafe) let kSecValueRef: NSString = "kSecValueRef"

/// What is said of a secret.
public nonisolated(unsafe) let kSecValuePersistentRef: NSString = "kSecValuePersistentRef"

/// What is said of a secret.
public nonisolated(unsafe) let kSecReturnData: NSString = "kSecReturnData"

/// What is said of a secret.
public nonisolated(unsafe) let kSecReturnAttributes: NSString = "kSecReturnAttributes"

/// What is said of a secret.
public nonisolated(unsafe) let kSecReturnRef: NSString = "kSecReturnRef"

/// What is said of a secret.
public nonisolated(unsafe) let kSecReturnPersistentRef: NSString = "kSecReturnPersistentRef"

/// What is said of a secret.
public nonisolated(unsafe) let kSecMatchLimit: NSString = "kSecMatchLimit"

/// What is said of a secret.
public nonisolated(unsafe) let kSecMatchLimitOne: NSString = "kSecMatchLimitOne"

/// What is said of a secret.
public nonisolated(unsafe) let kSecMatchLimitAll: NSString = "kSecMatchLimitAll"

/// What is said of a secret.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: NSString = "kSecMatchCaseInsensitive"

/// What is said of a secret.
public nonisolated(unsafe) let kSecUseAuthenticationContext: NSString = "kSecUseAuthenticationContext"

/// What is said of a secret.
public nonisolated(unsafe) let kSecUseOperationPrompt: NSString = "kSecUseOperationPrompt"

/// What is said of a secret.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: NSString = "kSecUseDataProtectionKeychain"

/// What is said of a secret.
public nonisolated(unsafe) let kSecPrivateKeyAttrs: NSString = "kSecPrivateKeyAttrs"
#endif
