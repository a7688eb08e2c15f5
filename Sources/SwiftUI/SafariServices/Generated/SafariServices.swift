// Made of Fixtures/Names/SafariServices/SafariServices.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// A page of the web; never drawn.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How a page shows.
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }
  /// What the button that closes says.
  public enum DismissButtonStyle: Int, Hashable, Sendable {
    case done, close, cancel
  }
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  public var preferredBarTintColor: UIColor?
  public var preferredControlTintColor: UIColor?
  public var dismissButtonStyle = DismissButtonStyle.done
  public let configuration = Configuration()
  public convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
  public convenience init(url: URL, configuration: Configuration) { self.init(nibName: nil, bundle: nil) }
}

/// Who would be told of a page; nobody is.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {}
#endif
