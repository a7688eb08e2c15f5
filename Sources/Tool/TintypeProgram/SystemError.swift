package import Foundation

/// What the system said of an error of Foundation's.
package enum SystemError {
  /// The system's last error.
  package static var last: NSError { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }

  /// The number of an error, as of `errno`.
  ///
  /// - Parameter error: an error of writing or reading a file.
  /// - Returns: the number; nil where none is told.
  package static func code(of error: any Error) -> Int32? {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return Int32(truncatingIfNeeded: error.code) }
    // Foundation may say nothing more of a full disk.
    if error.code == CocoaError.fileWriteOutOfSpace.rawValue { return ENOSPC }
    return (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap { code(of: $0) }
  }
}
