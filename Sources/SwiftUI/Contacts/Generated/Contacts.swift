// Made of Fixtures/Names/Contacts/Contacts.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation

/// What is kept.
public enum CNEntityType: Int, Hashable, Sendable {
  case contacts
}

/// Whether a program may look.
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What is asked of somebody.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}

/// The first name.
public let CNContactGivenNameKey = "givenName"

/// The last name.
public let CNContactFamilyNameKey = "familyName"

/// The telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"

/// The mail addresses.
public let CNContactEmailAddressesKey = "emailAddresses"

/// The picture.
public let CNContactImageDataKey = "imageData"

/// The small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"

/// The name in the store.
public let CNContactIdentifierKey = "identifier"

/// The company.
public let CNContactOrganizationNameKey = "organizationName"

/// The birthday.
public let CNContactBirthdayKey = "birthday"

/// At home.
public let CNLabelHome = "home"

/// At work.
public let CNLabelWork = "work"

/// On the way.
public let CNLabelPhoneNumberMobile = "mobile"

/// A telephone number.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string; super.init() }
}

/// Something with a label.
public final class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) { self.label = label; self.value = value; super.init() }
}

/// Somebody.
public class CNContact: NSObject, @unchecked Sendable {
  public var identifier: String { "" }
  public var givenName = ""
  public var familyName = ""
  public var organizationName = ""
  public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  public var emailAddresses: [CNLabeledValue<NSString>] = []
  public var imageData: Data?
  public var thumbnailImageData: Data?
  public var imageDataAvailable: Bool { false }
  public var birthday: DateComponents?
}

/// Somebody.
public final class CNMutableContact: CNContact, @unchecked Sendable {}

/// Who is looked for.
public final class CNContactFetchRequest: NSObject, @unchecked Sendable {
  public var sortOrder = CNContactSortOrder.none
  public var predicate: NSPredicate?
  public init(keysToFetch: [any CNKeyDescriptor]) {}
}

/// In which order.
public enum CNContactSortOrder: Int, Hashable, Sendable {
  case none, userDefault, givenName, familyName
}

/// What is to be kept.
public final class CNSaveRequest: NSObject, @unchecked Sendable {
  public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  public func update(_ contact: CNMutableContact) {}
  public func delete(_ contact: CNMutableContact) {}
}

/// Where addresses would be kept; there are none.
public final class CNContactStore: NSObject, @unchecked Sendable {
  public static func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
  public func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  public func requestAccess(for type: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) { completionHandler(false, nil) }
  public func enumerateContacts(with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void) throws {}
  public func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
  public func execute(_ request: CNSaveRequest) throws {}
}

/// Which name.
public enum CNContactFormatterStyle: Int, Hashable, Sendable {
  case fullName, phoneticFullName
}

/// Writes names.
public final class CNContactFormatter: Formatter {
  public static func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? { contact.givenName + " " + contact.familyName }
  public override func string(for obj: Any?) -> String? { nil }
}
#endif
