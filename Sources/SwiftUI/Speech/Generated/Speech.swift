// Made of Fixtures/Names/Speech/Speech.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import AVFoundation
public import Foundation

/// Whether a program may listen.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// Who understands words; nobody does.
public final class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public weak var delegate: (any SFSpeechRecognizerDelegate)?
  public var isAvailable: Bool { false }
  public var supportsOnDeviceRecognition: Bool { false }
  public var locale: Locale { Locale(identifier: "en_US") }
  public override init() { super.init() }
  public init?(locale: Locale) {}
  public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  public static func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) { handler(.denied) }
  public static func supportedLocales() -> Set<Locale> { [] }
  public func recognitionTask(with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

/// Who would be told; nobody is.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {}

/// What is to be understood.
public class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  public var shouldReportPartialResults = true
  public var requiresOnDeviceRecognition = false
  public var addsPunctuation = false
  public var contextualStrings: [String] = []
  public var taskHint = 0
}

/// What is said now.
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public func append(_ buffer: AVAudioPCMBuffer) {}
  public func endAudio() {}
}

/// What is said in a file.
public final class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public init(url: URL) {}
}

/// Understanding words.
public final class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  public func cancel() {}
  public func finish() {}
}

/// What was understood.
public final class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription = SFTranscription()
  public var transcriptions: [SFTranscription] { [] }
  public var isFinal: Bool { true }
}

/// Words.
public final class SFTranscription: NSObject, @unchecked Sendable {
  public var formattedString: String { "" }
}
#endif
