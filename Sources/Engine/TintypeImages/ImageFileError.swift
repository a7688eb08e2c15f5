import TintypeDrawing

/// Why an image file could not be used.
package enum ImageFileError: Error, Hashable, CustomStringConvertible {
  /// There is no file, or it may not be read.
  case missing(path: String)
  /// The file is neither a PNG nor a JPEG picture.
  case notAnImage(path: String)
  /// The file ends before the picture does.
  case truncated(path: String)
  /// The picture has more pixels than can be drawn.
  case tooLarge(path: String, width: Int, height: Int)
  /// The file contradicts its format.
  case damaged(path: String, reason: String)

  /// One sentence for the user: the file, and what is wrong with it.
  package var description: String { "\(path): \(reason)" }

  /// The file.
  package var path: String {
    switch self {
    case .missing(let path), .notAnImage(let path), .truncated(let path),
      .tooLarge(let path, _, _), .damaged(let path, _):
      path
    }
  }

  /// What is wrong with the file, as a clause without a full stop.
  package var reason: String {
    switch self {
    case .missing: "there is no such file, or it cannot be read"
    case .notAnImage: "this is neither a PNG nor a JPEG file"
    case .truncated: "the image file ends too early"
    case .tooLarge(_, let width, let height):
      "an image of \(width) x \(height) pixels is too large: a side has at most "
        + "\(PixelSize.longestSide) pixels and the whole at most \(PixelSize.largestArea)"
    case .damaged(_, let reason): "the image file is damaged: \(reason)"
    }
  }
}

/// Why the bytes of a picture could not be decoded.
package enum ImageDecodingError: Error, Hashable, CustomStringConvertible {
  /// The bytes do not start like a picture.
  case notAnImage
  /// The bytes end before the picture does.
  case truncated
  /// The picture has more pixels than can be drawn.
  case tooLarge(width: Int, height: Int)
  /// The bytes contradict their format.
  case damaged(String)

  /// One sentence for the user.
  package var description: String {
    switch self {
    case .notAnImage: "this is neither a PNG nor a JPEG file"
    case .truncated: "the image file ends too early"
    case .tooLarge(let width, let height):
      "an image of \(width) x \(height) pixels is too large"
    case .damaged(let reason): "the image file is damaged: \(reason)"
    }
  }

  /// The error for a file.
  func at(_ path: String) -> ImageFileError {
    switch self {
    case .notAnImage: .notAnImage(path: path)
    case .truncated: .truncated(path: path)
    case .tooLarge(let width, let height): .tooLarge(path: path, width: width, height: height)
    case .damaged(let reason): .damaged(path: path, reason: reason)
    }
  }
}
