import Foundation
import Testing
import TintypeSnapshots
import XCTest

/// Where an assertion stands in the source.
struct AssertionSite {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt

  /// The position as Swift Testing names it.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
  }
}

/// Tells the running test framework.
///
/// `Issue.record` inside of an XCTest method is dropped without a word and `XCTFail` inside of a Swift
/// Testing test likewise, so the framework is asked for first.
enum FailureReporting {
  static func fail(_ message: String, at site: AssertionSite) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: site.sourceLocation)
    } else {
      XCTFail(message, file: site.file, line: site.line)
    }
  }

  /// Says something without failing; XCTest has no such channel, so there it goes to standard error.
  static func warn(_ message: String, at site: AssertionSite) {
    let message = ReadableNames.of(message)
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message), severity: .warning, sourceLocation: site.sourceLocation)
    } else {
      FileHandle.standardError.write(Data("\(site.file):\(site.line): warning: \(message)\n".utf8))
    }
  }

  /// Hands files to Swift Testing, which keeps them where `--attachments-path` says.
  static func attach(_ attachments: [SnapshotAttachment], snapshot: String, at site: AssertionSite)
  {
    guard Test.current != nil else { return }
    for attachment in attachments {
      Attachment.record(
        Array(attachment.data), named: "\(snapshot).\(attachment.name)",
        sourceLocation: site.sourceLocation)
    }
  }
}
