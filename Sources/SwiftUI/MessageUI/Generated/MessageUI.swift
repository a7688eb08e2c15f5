// Made of Fixtures/Names/MessageUI/MessageUI.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// What became of a mail.
public enum MFMailComposeResult: Int, Hashable, Sendable {
  case cancelled, saved, sent, failed
}

/// What became of a message.
public enum MessageComposeResult: Int, Hashable, Sendable {
  case cancelled, sent, failed
}

/// The screen that writes a mail; never drawn.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public nonisolated static func canSendMail() -> Bool { false }
  public func setSubject(_ subject: String) {}
  public func setToRecipients(_ recipients: [String]?) {}
  public func setCcRecipients(_ recipients: [String]?) {}
  public func setBccRecipients(_ recipients: [String]?) {}
  public func setMessageBody(_ body: String, isHTML: Bool) {}
  public func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}

/// Who would be told of a mail; nobody is.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {}

/// The screen that writes a message; never drawn.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public var recipients: [String]?
  public var body: String?
  public var subject: String?
  public nonisolated static func canSendText() -> Bool { false }
}

/// Who would be told of a message; nobody is.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {}
#endif
