import Foundation

/// What may be done with what is shared.
@MainActor open class UIActivity {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Printing.
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// A mail.
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    /// The pictures on the device.
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// A device nearby.
    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    /// A list for reading.
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList")
    /// A contact.
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact")
  }

  /// Creates an activity.
  public init() {}
}

/// The sheet that shares something; never drawn.
@MainActor open class UIActivityViewController: UIViewController {
  /// What the sheet does not offer.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Who is told of what became of it; nobody is.
  public var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a sheet for something.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// The screen that chooses or takes a picture; never drawn.
@MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// Those on the device.
    case photoLibrary
    /// The camera.
    case camera
    /// Those that were saved.
    case savedPhotosAlbum
  }
  /// A camera of the device.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// That on the back.
    case rear
    /// That on the front.
    case front
  }
  /// What is told of a picture that was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture, cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where the picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
  }

  /// Where pictures come from.
  public var sourceType = SourceType.photoLibrary
  /// Whether a picture may be cut.
  public var allowsEditing = false
  /// What may be chosen, by identifiers of types.
  public var mediaTypes = ["public.image"]
  /// The camera.
  public var cameraDevice = CameraDevice.rear
  /// Who would be told of the picture; nobody is told.
  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Whether pictures can come from there; never.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is such a camera; never.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
}

/// What would be told of a picture that was chosen; nobody is told anything here.
@MainActor public protocol UIImagePickerControllerDelegate: AnyObject {}
