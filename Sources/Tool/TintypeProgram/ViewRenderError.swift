import Foundation
import Tintype

/// The error of a picture that the disk does not take.
struct UnwrittenPicture: Error {
  /// The system's number for it; EIO where none is told.
  let code: Int32

  init(_ error: any Error) { code = SystemError.code(of: error) ?? EIO }
}

/// Why a picture cannot be drawn, after what was wrong with the layout.
struct ViewRenderError: Error, CustomStringConvertible {
  let description: String
  /// Whether it was for want of memory, which may be there next time.
  let isTransient: Bool

  /// Describes an error of a renderer.
  ///
  /// - Parameters:
  ///   - error: why there is no picture.
  ///   - diagnostics: what was odd in the layout.
  init(_ error: ImageRendererError, diagnostics: [String]) {
    if case .outOfMemory = error { isTransient = true } else { isTransient = false }
    switch error {
    case .missingResources, .infiniteSize, .unknownView, .invalidScale, .incomplete:
      description = "\(error)"
    case .negativeSize, .emptyCanvas, .tooLarge, .outOfMemory, .drawingFailed:
      // What was wrong with the layout explains why there is no picture.
      description = (diagnostics.prefix(1) + ["\(error)"]).joined(separator: "; ")
    }
  }
}
