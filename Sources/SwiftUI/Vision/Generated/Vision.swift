// Made of Fixtures/Names/Vision/Vision.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import CoreImage
public import Foundation
public import Tintype

/// Who is told.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What is looked for.
public class VNRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public convenience init(completionHandler: VNRequestCompletionHandler?) { self.init() }
  public var results: [VNObservation]? { nil }
  public var preferBackgroundProcessing = false
}

/// Words.
public final class VNRecognizeTextRequest: VNRequest, @unchecked Sendable {
  public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  public var recognitionLanguages: [String] = []
  public var usesLanguageCorrection = true
  public var automaticallyDetectsLanguage = false
}

/// How well.
public enum VNRequestTextRecognitionLevel: Int, Hashable, Sendable {
  case accurate, fast
}

/// Faces.
public final class VNDetectFaceRectanglesRequest: VNRequest, @unchecked Sendable {}

/// Codes.
public final class VNDetectBarcodesRequest: VNRequest, @unchecked Sendable {}

/// Hands.
public final class VNDetectHumanHandPoseRequest: VNRequest, @unchecked Sendable {
  public var maximumHandCount = 2
}

/// Bodies.
public final class VNDetectHumanBodyPoseRequest: VNRequest, @unchecked Sendable {}

/// People.
public final class VNGeneratePersonSegmentationRequest: VNRequest, @unchecked Sendable {}

/// What a picture shows.
public final class VNClassifyImageRequest: VNRequest, @unchecked Sendable {}

/// Something that was seen.
public class VNObservation: NSObject, @unchecked Sendable {
  public var confidence: Float { 0 }
}

/// Something at a position.
public class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  public var boundingBox: CGRect { .zero }
}

/// A face.
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// Words.
public final class VNRecognizedText: NSObject, @unchecked Sendable {
  public var string: String { "" }
  public var confidence: Float { 0 }
}

/// Words at a position.
public final class VNRecognizedTextObservation: VNDetectedObjectObservation, @unchecked Sendable {
  public func topCandidates(_ count: Int) -> [VNRecognizedText] { [] }
}

/// A code.
public final class VNBarcodeObservation: VNDetectedObjectObservation, @unchecked Sendable {
  public var payloadStringValue: String? { nil }
}

/// What a picture shows.
public final class VNClassificationObservation: VNObservation, @unchecked Sendable {
  public var identifier: String { "" }
}

/// Who looks; nobody does.
public final class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage: CGImage, options: [AnyHashable: Any] = [:]) {}
  public init(ciImage: CIImage, options: [AnyHashable: Any] = [:]) {}
  public init(data: Data, options: [AnyHashable: Any] = [:]) {}
  public init(url: URL, options: [AnyHashable: Any] = [:]) {}
  public func perform(_ requests: [VNRequest]) throws {}
}
#endif
