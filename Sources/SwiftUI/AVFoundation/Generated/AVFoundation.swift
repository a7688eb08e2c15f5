// Made of Fixtures/Names/AVFoundation/AVFoundation.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Tintype

/// Somebody who plays a film; nothing plays here.
public class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it can play.
  public enum Status: Int, Hashable, Sendable {
    case unknown, readyToPlay, failed
  }
  /// Whether it plays.
  public enum TimeControlStatus: Int, Hashable, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  /// What follows a film.
  public enum ActionAtItemEnd: Int, Hashable, Sendable {
    case advance, pause, none
  }
  public private(set) var currentItem: AVPlayerItem?
  public override init() { super.init() }
  public init(url: URL) { currentItem = AVPlayerItem(url: url); super.init() }
  public init(playerItem: AVPlayerItem?) { currentItem = playerItem; super.init() }
  /// Does nothing.
  public func play() {}
  /// Does nothing.
  public func pause() {}
  public func playImmediately(atRate rate: Float) {}
  public func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {}
  public func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  public func seek(to time: CMTime) {}
  public func seek(to date: Date) {}
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {}
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
  @discardableResult public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool { false }
  public func currentTime() -> CMTime { .zero }
  public func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void) -> Any { 0 }
  public func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void) -> Any { 0 }
  public func removeTimeObserver(_ observer: Any) {}
  public func setMediaSelection(_ option: Any?, in group: Any) {}
  /// How fast it would play.
  public var rate: Float = 0
  public var defaultRate: Float = 1
  public var volume: Float = 1
  /// Whether no sound would be heard.
  public var isMuted = false
  public var status: Status { .unknown }
  public var error: (any Error)? { nil }
  /// Whether it plays: never.
  public var timeControlStatus: TimeControlStatus { .paused }
  public var actionAtItemEnd = ActionAtItemEnd.pause
  public var automaticallyWaitsToMinimizeStalling = true
  public var allowsExternalPlayback = true
  public var usesExternalPlaybackWhileExternalScreenIsActive = false
  public var preventsDisplaySleepDuringVideoPlayback = true
  public var audiovisualBackgroundPlaybackPolicy = 0
  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
}

/// Somebody who plays films one after another; nothing plays here.
public class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
  public func items() -> [AVPlayerItem] { [] }
  public func advanceToNextItem() {}
  public func canInsert(_ item: AVPlayerItem, after: AVPlayerItem?) -> Bool { true }
  public func insert(_ item: AVPlayerItem, after: AVPlayerItem?) {}
  public func remove(_ item: AVPlayerItem) {}
  public func removeAllItems() {}
}

/// Who plays a film again and again; nothing plays here.
public final class AVPlayerLooper: NSObject, @unchecked Sendable {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange) {}
  public var loopCount: Int { 0 }
  public func disableLooping() {}
}

/// A film for a player.
public class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Hashable, Sendable {
    case unknown, readyToPlay, failed
  }
  public let asset: AVAsset
  public init(url: URL) { asset = AVURLAsset(url: url); super.init() }
  public init(asset: AVAsset) { self.asset = asset; super.init() }
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.asset = asset; super.init() }
  public var status: Status { .unknown }
  public var error: (any Error)? { nil }
  public var duration: CMTime { .zero }
  public var presentationSize: CGSize { .zero }
  public var preferredForwardBufferDuration: TimeInterval = 0
  public var preferredPeakBitRate: Double = 0
  public var isPlaybackLikelyToKeepUp: Bool { false }
  public var isPlaybackBufferEmpty: Bool { true }
  public var isPlaybackBufferFull: Bool { false }
  public var loadedTimeRanges: [NSValue] { [] }
  public var externalMetadata: [AVMetadataItem] = []
  public var audioTimePitchAlgorithm = ""
  public var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  public func currentTime() -> CMTime { .zero }
  public func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {}
  public func add(_ output: Any) {}
  public func remove(_ output: Any) {}
  public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}

/// What shows a film; never drawn.
public final class AVPlayerLayer: CALayer {
  public var player: AVPlayer?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var isReadyForDisplay: Bool { false }
  public var videoRect: CGRect { .zero }
  public convenience init(player: AVPlayer?) { self.init(); self.player = player }
}

/// How a film fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "resize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
}

/// A film or a sound; it is never read.
public class AVAsset: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(url: URL) { self.init() }
  public var duration: CMTime { .zero }
  public var isPlayable: Bool { false }
  public var tracks: [AVAssetTrack] { [] }
  public var commonMetadata: [AVMetadataItem] { [] }
  public var metadata: [AVMetadataItem] { [] }
  public func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }
  public func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] { [] }
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { property.value }
}

/// A film or a sound at an address.
public final class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url; super.init() }
}

/// What is asked of a film.
public final class AVAsyncProperty<Root, Value>: @unchecked Sendable {
  public let value: Value
  public init(_ value: Value) { self.value = value }
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { AVAsyncProperty(.zero) }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty([]) }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty([]) }
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { AVAsyncProperty([]) }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(false) }
}

/// A part of a film.
public final class AVAssetTrack: NSObject, @unchecked Sendable {
  public var naturalSize: CGSize { .zero }
  public var preferredTransform: CGAffineTransform { .identity }
  public var nominalFrameRate: Float { 0 }
}

/// Who takes pictures of a film; there are none.
public final class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public var appliesPreferredTrackTransform = false
  public var maximumSize = CGSize.zero
  public var requestedTimeToleranceBefore = CMTime.positiveInfinity
  public var requestedTimeToleranceAfter = CMTime.positiveInfinity
  public init(asset: AVAsset) {}
  public func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage { throw AVError() }
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw AVError() }
  public func generateCGImageAsynchronously(for time: CMTime, completionHandler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void) { completionHandler(nil, time, AVError()) }
  public func cancelAllCGImageGeneration() {}
}

/// Why something was not played or taken: it never is.
public struct AVError: Error {
  /// What exactly.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unknown = Code(rawValue: "unknown")
    public static let outOfMemory = Code(rawValue: "outOfMemory")
    public static let noDataCaptured = Code(rawValue: "noDataCaptured")
  }
  public var code: Code { .unknown }
}

/// Something that is said of a film or a code that was read.
public class AVMetadataItem: NSObject, @unchecked Sendable {
  public var commonKey: AVMetadataKey? { nil }
  public var stringValue: String? { nil }
  public var dataValue: Data? { nil }
  public var value: (any NSCopying & NSObjectProtocol)? { nil }
}

/// What is said of a film.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "commonKeyTitle")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "commonKeyArtist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "commonKeyArtwork")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "commonKeyAlbumName")
}

/// What a part of a film is.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "video")
  public static let audio = AVMediaType(rawValue: "audio")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "metadata")
  public static let depthData = AVMediaType(rawValue: "depthData")
}

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType(rawValue: "mov")
  public static let mp4 = AVFileType(rawValue: "mp4")
  public static let m4a = AVFileType(rawValue: "m4a")
  public static let m4v = AVFileType(rawValue: "m4v")
  public static let wav = AVFileType(rawValue: "wav")
  public static let mp3 = AVFileType(rawValue: "mp3")
  public static let caf = AVFileType(rawValue: "caf")
  public static let aiff = AVFileType(rawValue: "aiff")
}

/// A time of a film.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  public init(value: Int64 = 0, timescale: Int32 = 1) { self.value = value; self.timescale = timescale }
  public init(seconds: Double, preferredTimescale: Int32) { value = seconds.isFinite && abs(seconds) < 1e9 ? Int64(clamping: Int(clampedToTime: seconds * Double(preferredTimescale))) : 0; timescale = preferredTimescale }
  public static let zero = CMTime()
  public static let invalid = CMTime(timescale: 0)
  public static let indefinite = CMTime(timescale: 0)
  public static let positiveInfinity = CMTime(value: .max)
  public static let negativeInfinity = CMTime(value: .min)
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale != 0 }
  public var isIndefinite: Bool { timescale == 0 }
  public var isNumeric: Bool { timescale != 0 }
}

extension CMTime: Comparable {
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func + (a: CMTime, b: CMTime) -> CMTime { CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale)) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale)) }
}

extension Int {
  fileprivate init(clampedToTime value: Double) { self = value >= 9e18 ? .max : value <= -9e18 ? .min : Int(value) }
}

/// A part of the time of a film.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) { self.start = start; self.duration = duration }
  public init(start: CMTime, end: CMTime) { self.start = start; duration = end - start }
  public var end: CMTime { start + duration }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}

/// Parts of a second.
public typealias CMTimeScale = Int32

/// A number of such parts.
public typealias CMTimeValue = Int64

/// A time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// A time.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }

/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A sum.
public func CMTimeAdd(_ a: CMTime, _ b: CMTime) -> CMTime { a + b }

/// A difference.
public func CMTimeSubtract(_ a: CMTime, _ b: CMTime) -> CMTime { a - b }

/// Which is earlier.
public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 { a < b ? -1 : a == b ? 0 : 1 }

/// A part of a time.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange { CMTimeRange(start: start, duration: duration) }

/// Somebody who plays a sound; nothing plays here.
public final class AVAudioPlayer: NSObject, @unchecked Sendable {
  public var numberOfLoops = 0
  public var volume: Float = 1
  public var pan: Float = 0
  public var rate: Float = 1
  public var enableRate = false
  public var currentTime: TimeInterval = 0
  public var isMeteringEnabled = false
  public var duration: TimeInterval { 0 }
  public var deviceCurrentTime: TimeInterval { 0 }
  public var numberOfChannels: Int { 2 }
  /// Whether it plays: never.
  public var isPlaying: Bool { false }
  public var url: URL? { nil }
  public var data: Data? { nil }
  public var settings: [String: Any] { [:] }
  public weak var delegate: (any AVAudioPlayerDelegate)?
  public init(contentsOf url: URL) throws {}
  public init(contentsOf url: URL, fileTypeHint: String?) throws {}
  public init(data: Data) throws {}
  public init(data: Data, fileTypeHint: String?) throws {}
  @discardableResult public func prepareToPlay() -> Bool { true }
  /// Does nothing, and says so.
  @discardableResult public func play() -> Bool { false }
  @discardableResult public func play(atTime time: TimeInterval) -> Bool { false }
  public func pause() {}
  public func stop() {}
  public func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  public func updateMeters() {}
  public func averagePower(forChannel channel: Int) -> Float { -160 }
  public func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Who would be told of a sound; nobody is.
public protocol AVAudioPlayerDelegate: AnyObject {}

/// Somebody who records; nothing is recorded.
public final class AVAudioRecorder: NSObject, @unchecked Sendable {
  public weak var delegate: (any AVAudioRecorderDelegate)?
  public var isMeteringEnabled = false
  public var isRecording: Bool { false }
  public var currentTime: TimeInterval { 0 }
  public let url: URL
  public init(url: URL, settings: [String: Any]) throws { self.url = url; super.init() }
  @discardableResult public func prepareToRecord() -> Bool { false }
  @discardableResult public func record() -> Bool { false }
  @discardableResult public func record(forDuration duration: TimeInterval) -> Bool { false }
  public func pause() {}
  public func stop() {}
  @discardableResult public func deleteRecording() -> Bool { false }
  public func updateMeters() {}
  public func averagePower(forChannel channel: Int) -> Float { -160 }
  public func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Who would be told of a recording; nobody is.
public protocol AVAudioRecorderDelegate: AnyObject {}

/// The key of a recording's format.
public let AVFormatIDKey = "AVFormatIDKey"

/// The key of a recording's samples a second.
public let AVSampleRateKey = "AVSampleRateKey"

/// The key of a recording's channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"

/// The key of a recording's quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"

/// The key of a recording's bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

/// The key of a sample's bits.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// The key of whether samples have parts of a whole.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"

/// The key of the order of a sample's bytes.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"

/// The format AAC.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320

/// Samples as they are.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

/// The format ALAC.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// The quality of a recording.
public enum AVAudioQuality: Int, Hashable, Sendable {
  case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F
}

/// What a program wants of the machine's sound; of no account.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  /// What a program does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    public static let multiRoute = Category(rawValue: "multiRoute")
  }
  /// What sound is for.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let voiceChat = Mode(rawValue: "voiceChat")
    public static let gameChat = Mode(rawValue: "gameChat")
    public static let videoRecording = Mode(rawValue: "videoRecording")
    public static let measurement = Mode(rawValue: "measurement")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let videoChat = Mode(rawValue: "videoChat")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    public static let voicePrompt = Mode(rawValue: "voicePrompt")
  }
  /// How sounds go together.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
    public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
    public static let allowBluetooth = CategoryOptions(rawValue: 1 << 2)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 1 << 4)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 1 << 5)
    public static let allowAirPlay = CategoryOptions(rawValue: 1 << 6)
    public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 1 << 7)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 1 << 8)
  }
  /// Who is told of it.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
  }
  /// Whether a program may record.
  public enum RecordPermission: UInt, Hashable, Sendable {
    case undetermined, denied, granted
  }
  /// Whether another sound begins or ends.
  public enum InterruptionType: UInt, Hashable, Sendable {
    case ended, began
  }
  /// Where sound goes.
  public enum PortOverride: UInt, Hashable, Sendable {
    case none, speaker
  }
  /// What may follow.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1 << 0)
  }
  /// Where sound goes.
  public enum RouteSharingPolicy: UInt, Hashable, Sendable {
    case `default`, longFormAudio, independent, longFormVideo
  }
  /// Why sound goes elsewhere.
  public enum RouteChangeReason: UInt, Hashable, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange
  }
  public static func sharedInstance() -> AVAudioSession { shared }
  private static let shared = AVAudioSession()
  public var category: Category { .soloAmbient }
  public var mode: Mode { .default }
  public var recordPermission: RecordPermission { .undetermined }
  public var isOtherAudioPlaying: Bool { false }
  public var outputVolume: Float { 0.5 }
  public var sampleRate: Double { 44_100 }
  public var ioBufferDuration: TimeInterval { 0.02 }
  public var isInputAvailable: Bool { false }
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  public func setCategory(_ category: Category) throws {}
  public func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
  public func setCategory(_ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []) throws {}
  public func setMode(_ mode: Mode) throws {}
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  public func setPreferredSampleRate(_ rate: Double) throws {}
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  public func overrideOutputAudioPort(_ port: PortOverride) throws {}
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let silenceSecondaryAudioHintNotification = Notification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The key of whether another sound begins.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"

/// The key of what may follow.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"

/// The key of why sound goes elsewhere.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// Whether a program may record.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether a program may record.
  public enum recordPermission: Int, Hashable, Sendable {
    case undetermined, denied, granted
  }
  public static let shared = AVAudioApplication()
  public var recordPermission: AVAudioApplication.recordPermission { .undetermined }
  public static func requestRecordPermission() async -> Bool { false }
  public static func requestRecordPermission(completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
}

/// A part of a sound machine; silent.
public class AVAudioNode: NSObject, @unchecked Sendable {
  public func installTap(onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void) {}
  public func removeTap(onBus bus: Int) {}
  public func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  public func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
}

/// A sound machine; silent.
public final class AVAudioEngine: NSObject, @unchecked Sendable {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioNode()
  public let mainMixerNode = AVAudioMixerNode()
  public var isRunning: Bool { false }
  public func attach(_ node: AVAudioNode) {}
  public func detach(_ node: AVAudioNode) {}
  public func connect(_ node: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
  public func disconnectNodeOutput(_ node: AVAudioNode) {}
  public func prepare() {}
  public func start() throws {}
  public func pause() {}
  public func stop() {}
  public func reset() {}
}

/// The microphone; silent.
public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// What mixes sounds; silent.
public final class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  public var outputVolume: Float = 1
  public var volume: Float = 1
}

/// What plays a sound; silent.
public final class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  public var volume: Float = 1
  public var pan: Float = 0
  public var isPlaying: Bool { false }
  public func play() {}
  public func play(at time: AVAudioTime?) {}
  public func pause() {}
  public func stop() {}
  public func scheduleBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime? = nil, options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (@Sendable () -> Void)? = nil) {}
  public func scheduleFile(_ file: AVAudioFile, at time: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil) {}
}

/// How a sound is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 0)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 1)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 1 << 2)
}

/// What changes a sound; silent.
public class AVAudioUnit: AVAudioNode, @unchecked Sendable {}

/// A room around a sound; silent.
public final class AVAudioUnitReverb: AVAudioUnit, @unchecked Sendable {
  public var wetDryMix: Float = 0
}

/// The speed of a sound; silent.
public final class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
  public var rate: Float = 1
  public var pitch: Float = 0
}

/// An instrument; silent.
public final class AVAudioUnitSampler: AVAudioUnit, @unchecked Sendable {
  public func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
  public func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
  public func loadSoundBankInstrument(at url: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {}
}

/// A time of a sound.
public final class AVAudioTime: NSObject, @unchecked Sendable {
  public var sampleTime: Int64 { 0 }
}

/// How a sound is kept.
public final class AVAudioFormat: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init?(standardFormatWithSampleRate rate: Double, channels: UInt32) { self.init() }
  public var sampleRate: Double { 44_100 }
  public var channelCount: UInt32 { 2 }
  public var settings: [String: Any] { [:] }
}

/// Samples; there are none.
public final class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {}
  public var frameLength: UInt32 = 0
  public var frameCapacity: UInt32 { 0 }
  public var format: AVAudioFormat { AVAudioFormat() }
  public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
}

/// A file with a sound; it is never read.
public final class AVAudioFile: NSObject, @unchecked Sendable {
  public init(forReading url: URL) throws {}
  public init(forWriting url: URL, settings: [String: Any]) throws {}
  public var length: Int64 { 0 }
  public var processingFormat: AVAudioFormat { AVAudioFormat() }
  public var fileFormat: AVAudioFormat { AVAudioFormat() }
  public func read(into buffer: AVAudioPCMBuffer) throws {}
  public func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// A voice; it says nothing.
public final class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public var isSpeaking: Bool { false }
  public var isPaused: Bool { false }
  public var usesApplicationAudioSession = true
  public func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult public func continueSpeaking() -> Bool { false }
}

/// Who would be told of a voice; nobody is.
public protocol AVSpeechSynthesizerDelegate: AnyObject {}

/// Where a voice stops.
public enum AVSpeechBoundary: Int, Hashable, Sendable {
  case immediate, word
}

/// What a voice says.
public final class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate: Float = 0.5
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var preUtteranceDelay: TimeInterval = 0
  public var postUtteranceDelay: TimeInterval = 0
  public var prefersAssistiveTechnologySettings = false
  public init(string: String) { speechString = string; super.init() }
  public convenience init(attributedString string: NSAttributedString) { self.init(string: string.string) }
}

/// The sound of a voice.
public final class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public var identifier: String { language }
  public var name: String { language }
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  public init?(language: String?) { self.language = language ?? "en-US"; super.init() }
  public init?(identifier: String) { language = identifier; super.init() }
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  public static func currentLanguageCode() -> String { "en-US" }
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Hashable, Sendable {
  case `default` = 1, enhanced, premium
}

/// How fast a voice speaks.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// The least speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0

/// The greatest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// What takes pictures and sound; nothing does here.
public class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "photo")
    public static let high = Preset(rawValue: "high")
    public static let medium = Preset(rawValue: "medium")
    public static let low = Preset(rawValue: "low")
    public static let hd1280x720 = Preset(rawValue: "hd1280x720")
    public static let hd1920x1080 = Preset(rawValue: "hd1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "hd4K3840x2160")
    public static let vga640x480 = Preset(rawValue: "vga640x480")
    public static let cif352x288 = Preset(rawValue: "cif352x288")
    public static let iFrame960x540 = Preset(rawValue: "iFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "iFrame1280x720")
    public static let inputPriority = Preset(rawValue: "inputPriority")
  }
  public var sessionPreset = Preset.high
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  public var isRunning: Bool { false }
  public var isInterrupted: Bool { false }
  public var automaticallyConfiguresApplicationAudioSession = true
  public func beginConfiguration() {}
  public func commitConfiguration() {}
  public func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  public func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  public func startRunning() {}
  public func stopRunning() {}
}

/// What takes pictures by several cameras; nothing does here.
public final class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  public static let isMultiCamSupported = false
}

/// Where pictures come from.
public class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or microphone that pictures or sound come from.
public final class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device; super.init() }
}

/// Where pictures go.
public class AVCaptureOutput: NSObject, @unchecked Sendable {
  public var connections: [AVCaptureConnection] { [] }
  public func connection(with type: AVMediaType) -> AVCaptureConnection? { nil }
}

/// What is between a camera and what takes its pictures.
public final class AVCaptureConnection: NSObject, @unchecked Sendable {
  public var isEnabled = true
  public var isVideoOrientationSupported: Bool { false }
  public var isVideoMirroringSupported: Bool { false }
  public var isVideoStabilizationSupported: Bool { false }
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  public var videoRotationAngle: CGFloat = 0
  public var isVideoMirrored = false
  public var automaticallyAdjustsVideoMirroring = true
  public func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}

/// How pictures are held.
public enum AVCaptureVideoOrientation: Int, Hashable, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// A camera or a microphone; there is none.
public final class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// The kind of a camera.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "builtInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "builtInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "builtInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "builtInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "builtInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "builtInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "builtInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "builtInMicrophone")
    public static let microphone = DeviceType(rawValue: "microphone")
    public static let external = DeviceType(rawValue: "external")
    public static let continuityCamera = DeviceType(rawValue: "continuityCamera")
  }
  /// Where a camera is.
  public enum Position: Int, Hashable, Sendable {
    case unspecified, back, front
  }
  /// Whether it lights up.
  public enum FlashMode: Int, Hashable, Sendable {
    case off, on, auto
  }
  /// Whether the lamp is on.
  public enum TorchMode: Int, Hashable, Sendable {
    case off, on, auto
  }
  /// How a camera focuses.
  public enum FocusMode: Int, Hashable, Sendable {
    case locked, autoFocus, continuousAutoFocus
  }
  /// How long a camera looks.
  public enum ExposureMode: Int, Hashable, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }
  /// The cameras of a kind; none.
  public final class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    public var devices: [AVCaptureDevice] { [] }
  }
  /// The camera or microphone; nil.
  public static func `default`(for type: AVMediaType) -> AVCaptureDevice? { nil }
  /// The camera or microphone; nil.
  public static func `default`(_ deviceType: DeviceType, for type: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
  public static func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  public static func requestAccess(for type: AVMediaType) async -> Bool { false }
  public static func requestAccess(for type: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void) { completionHandler(false) }
  public var position: Position { .unspecified }
  public var localizedName: String { "" }
  public var uniqueID: String { "" }
  public var hasTorch: Bool { false }
  public var hasFlash: Bool { false }
  public var isTorchAvailable: Bool { false }
  public var isTorchActive: Bool { false }
  public var torchMode = TorchMode.off
  public var focusMode = FocusMode.locked
  public var exposureMode = ExposureMode.locked
  public var focusPointOfInterest = CGPoint.zero
  public var exposurePointOfInterest = CGPoint.zero
  public var isFocusPointOfInterestSupported: Bool { false }
  public var isExposurePointOfInterestSupported: Bool { false }
  public var isSubjectAreaChangeMonitoringEnabled = false
  public var videoZoomFactor: CGFloat = 1
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  public func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  public func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
  public func lockForConfiguration() throws {}
  public func unlockForConfiguration() {}
  public func setTorchModeOn(level: Float) throws {}
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
}

/// Whether a program may use a camera.
public enum AVAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// What shows what a camera sees; never drawn.
public final class AVCaptureVideoPreviewLayer: CALayer {
  public var session: AVCaptureSession?
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  public var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) { self.init(); self.session = session }
  public func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint { point }
  public func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { rect }
  public func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { nil }
}

/// What takes a picture; none is taken.
public final class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether a picture is to be good or soon there.
  public enum QualityPrioritization: Int, Hashable, Sendable {
    case speed = 1, balanced, quality
  }
  public var isHighResolutionCaptureEnabled = false
  public var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  public var isLivePhotoCaptureEnabled = false
  public var isLivePhotoCaptureSupported: Bool { false }
  public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

/// How a picture is taken.
public final class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(format: [String: Any]?) { self.init() }
  public var flashMode = AVCaptureDevice.FlashMode.off
  public var isHighResolutionPhotoEnabled = false
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  public var previewPhotoFormat: [String: Any]?
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
}

/// How a picture is packed.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let hevc = AVVideoCodecType(rawValue: "hevc")
  public static let h264 = AVVideoCodecType(rawValue: "h264")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let proRes422 = AVVideoCodecType(rawValue: "proRes422")
}

/// The key of how a picture is packed.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// The key of a film's width.
public let AVVideoWidthKey = "AVVideoWidthKey"

/// The key of a film's height.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// Who would be given a picture; nobody is.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {}

/// How a picture was taken.
public final class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {}

/// A picture that was taken; there is none.
public final class AVCapturePhoto: NSObject, @unchecked Sendable {
  public func fileDataRepresentation() -> Data? { nil }
  public func cgImageRepresentation() -> CGImage? { nil }
  public var isRawPhoto: Bool { false }
  public var metadata: [String: Any] { [:] }
}

/// What takes a film; none is taken.
public final class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
  public var isRecording: Bool { false }
  public var recordedDuration: CMTime { .zero }
  public func startRecording(to url: URL, recordingDelegate: any AVCaptureFileOutputRecordingDelegate) {}
  public func stopRecording() {}
}

/// What writes a film; none is written.
public class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {}

/// Who would be told of a film; nobody is.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {}

/// What gives each picture of a camera; none.
public final class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  public var alwaysDiscardsLateVideoFrames = true
  public var videoSettings: [String: Any]! = [:]
  public func setSampleBufferDelegate(_ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?) {}
}

/// Who would be given each picture; nobody is.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {}

/// A picture or a sound of a film; there is none.
public final class CMSampleBuffer: NSObject, @unchecked Sendable {}

/// Pixels of a film; there are none.
public final class CVPixelBuffer: NSObject, @unchecked Sendable {}

/// Pixels of a film.
public typealias CVImageBuffer = CVPixelBuffer

/// The pixels of a film's picture; nil.
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { nil }

/// The key of how pixels are kept.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"

/// Four bytes a pixel.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241

/// What reads codes; none is read.
public final class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  public var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  public var rectOfInterest = CGRect.zero
  public func setMetadataObjectsDelegate(_ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?) {}
}

/// Who would be told of codes; nobody is.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {}

/// Something that a camera reads; nothing.
public class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What is read.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "qr")
    public static let ean8 = ObjectType(rawValue: "ean8")
    public static let ean13 = ObjectType(rawValue: "ean13")
    public static let upce = ObjectType(rawValue: "upce")
    public static let code39 = ObjectType(rawValue: "code39")
    public static let code93 = ObjectType(rawValue: "code93")
    public static let code128 = ObjectType(rawValue: "code128")
    public static let pdf417 = ObjectType(rawValue: "pdf417")
    public static let aztec = ObjectType(rawValue: "aztec")
    public static let dataMatrix = ObjectType(rawValue: "dataMatrix")
    public static let interleaved2of5 = ObjectType(rawValue: "interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "itf14")
    public static let face = ObjectType(rawValue: "face")
    public static let humanBody = ObjectType(rawValue: "humanBody")
    public static let catBody = ObjectType(rawValue: "catBody")
    public static let dogBody = ObjectType(rawValue: "dogBody")
  }
  public var bounds: CGRect { .zero }
  public var type: ObjectType { .qr }
}

/// A code that a camera reads; none.
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  public var stringValue: String? { nil }
  public var corners: [CGPoint] { [] }
}

/// What writes a film anew; nothing is written.
public final class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Hashable, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  public init?(asset: AVAsset, presetName: String) {}
  public var outputURL: URL?
  public var outputFileType: AVFileType?
  public var shouldOptimizeForNetworkUse = false
  public var timeRange = CMTimeRange.zero
  public var status: Status { .failed }
  public var error: (any Error)? { nil }
  public var progress: Float { 0 }
  public func exportAsynchronously(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  public func export() async {}
  public func cancelExport() {}
}

/// The best.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"

/// Middling.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"

/// As it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// A sound of the system.
public typealias SystemSoundID = UInt32

/// Plays nothing.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

/// Plays nothing.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

/// Plays nothing.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) { completion?() }

/// A shake.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
#endif
