// Made of Fixtures/Names/FoundationModels/FoundationModels.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)
public import Foundation
public import Observation

/// The system's language model; it is not available.
public final class SystemLanguageModel: Sendable {
  /// Whether there is a model.
  public enum Availability: Hashable, Sendable {
    /// There is.
    case available
    /// There is none.
    case unavailable(UnavailableReason)
    /// Why there is none.
    public enum UnavailableReason: Hashable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
  }
  /// What a model is for.
  public struct UseCase: Hashable, Sendable {
    private let name: String
    public static let general = UseCase(name: "general")
    public static let contentTagging = UseCase(name: "contentTagging")
  }
  /// What a model refuses.
  public struct Guardrails: Hashable, Sendable {
    private let name: String
    public static let `default` = Guardrails(name: "default")
    public static let permissiveContentTransformations = Guardrails(name: "permissiveContentTransformations")
  }
  /// What a model has learned besides.
  public struct Adapter: Sendable {
    public init(name: String) throws {}
    public init(fileURL: URL) throws {}
  }
  public static let `default` = SystemLanguageModel()
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  public init(adapter: Adapter, guardrails: Guardrails = .default) {}
  /// Whether there is a model: no.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// Whether there is a model: no.
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public var contextSize: Int { 4096 }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

/// A talk with a model; nothing is answered.
@Observable public final class LanguageModelSession: @unchecked Sendable {
  /// An answer.
  public struct Response<Content: Sendable>: Sendable {
    public let content: Content
    public let rawContent: GeneratedContent
    public var transcriptEntries: ArraySlice<Transcript.Entry> { [] }
    public init(content: Content, rawContent: GeneratedContent = GeneratedContent()) { self.content = content; self.rawContent = rawContent }
  }
  /// An answer as it comes; it ends at once.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// What there is of an answer.
    public struct Snapshot: @unchecked Sendable {
      public let content: Content.PartiallyGenerated
      public let rawContent: GeneratedContent
    }
    /// Nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? { throw GenerationError.assetsUnavailable(GenerationError.Context(debugDescription: "there is no model")) }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> { throw GenerationError.assetsUnavailable(GenerationError.Context(debugDescription: "there is no model")) }
  }
  /// Why nothing is answered.
  public enum GenerationError: Error, LocalizedError {
    /// More about it.
    public struct Context: Sendable {
      public let debugDescription: String
      public init(debugDescription: String, underlyingErrors: [any Error] = []) { self.debugDescription = debugDescription }
    }
    /// Why a model refuses.
    public struct Refusal: Sendable {
      public init(transcriptEntries: [Transcript.Entry]) {}
    }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    case refusal(Refusal, Context)
    public var errorDescription: String? { "There is no model." }
  }
  /// Why a tool did not work.
  public struct ToolCallError: Error {
    public var tool: any Tool
    public var underlyingError: any Error
  }
  public var isResponding: Bool { false }
  public var transcript: Transcript { Transcript() }
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil) {}
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String) {}
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], @InstructionsBuilder instructions: () throws -> Instructions) rethrows {}
  public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {}
  public func prewarm(promptPrefix: Prompt? = nil) {}
  private func refuse<T>() throws -> T { throw GenerationError.assetsUnavailable(GenerationError.Context(debugDescription: "there is no model")) }
  @discardableResult public func respond(to prompt: String, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> { try refuse() }
  @discardableResult public func respond(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) async throws -> Response<String> { try refuse() }
  @discardableResult public func respond(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) async throws -> Response<String> { try refuse() }
  @discardableResult public func respond<C: Generable>(to prompt: String, generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) async throws -> Response<C> { try refuse() }
  @discardableResult public func respond<C: Generable>(to prompt: Prompt, generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) async throws -> Response<C> { try refuse() }
  @discardableResult public func respond<C: Generable>(generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) async throws -> Response<C> { try refuse() }
  @discardableResult public func respond(to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) async throws -> Response<GeneratedContent> { try refuse() }
  public func streamResponse(to prompt: String, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(to prompt: Prompt, options: GenerationOptions = GenerationOptions()) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse(options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) rethrows -> ResponseStream<String> { ResponseStream() }
  public func streamResponse<C: Generable>(to prompt: String, generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) -> ResponseStream<C> { ResponseStream() }
  public func streamResponse<C: Generable>(to prompt: Prompt, generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()) -> ResponseStream<C> { ResponseStream() }
  public func streamResponse<C: Generable>(generating type: C.Type = C.self, includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt) rethrows -> ResponseStream<C> { ResponseStream() }
  public func logFeedbackAttachment(sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [], desiredOutput: Transcript.Entry? = nil) -> Data { Data() }
}

/// What somebody thinks of an answer.
public struct LanguageModelFeedback: Sendable {
  /// Whether it was good.
  public enum Sentiment: Hashable, Sendable {
    case positive, negative, neutral
  }
  /// What was not good.
  public struct Issue: Sendable {
    public init(category: Category, explanation: String? = nil) {}
    /// The kind.
    public enum Category: Hashable, Sendable {
      case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual, vulgarOrOffensive, triggeredGuardrailUnexpectedly
    }
  }
}

/// How an answer is made.
public struct GenerationOptions: Equatable, Sendable {
  /// How words are chosen.
  public struct SamplingMode: Hashable, Sendable {
    private let name: String
    public static let greedy = SamplingMode(name: "greedy")
    public static func random(top: Int, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "random") }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode { SamplingMode(name: "random") }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil) { self.sampling = sampling; self.temperature = temperature; self.maximumResponseTokens = maximumResponseTokens }
}

/// What can be said to a model.
public protocol PromptRepresentable {
  var promptRepresentation: Prompt { get }
}

/// What a model can be told to do.
public protocol InstructionsRepresentable {
  var instructionsRepresentation: Instructions { get }
}

/// What is said to a model.
public struct Prompt: PromptRepresentable, Sendable {
  public init() {}
  public init(_ content: some PromptRepresentable) {}
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  public var promptRepresentation: Prompt { self }
}

/// What a model is told to do.
public struct Instructions: InstructionsRepresentable, Sendable {
  public init() {}
  public init(_ content: some InstructionsRepresentable) {}
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
  public var instructionsRepresentation: Instructions { self }
}

extension String: PromptRepresentable, InstructionsRepresentable {
  public var promptRepresentation: Prompt { Prompt() }
  public var instructionsRepresentation: Instructions { Instructions() }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  public var promptRepresentation: Prompt { Prompt() }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  public var instructionsRepresentation: Instructions { Instructions() }
}

extension Optional: PromptRepresentable where Wrapped: PromptRepresentable {
  public var promptRepresentation: Prompt { Prompt() }
}

/// Lists what is said.
@resultBuilder public enum PromptBuilder {
  public static func buildBlock<each P: PromptRepresentable>(_ parts: repeat each P) -> Prompt { Prompt() }
  public static func buildExpression<P: PromptRepresentable>(_ part: P) -> P { part }
  public static func buildOptional(_ part: Prompt?) -> Prompt { part ?? Prompt() }
  public static func buildEither(first: some PromptRepresentable) -> Prompt { Prompt() }
  public static func buildEither(second: some PromptRepresentable) -> Prompt { Prompt() }
  public static func buildArray(_ parts: [some PromptRepresentable]) -> Prompt { Prompt() }
}

/// Lists what a model is told.
@resultBuilder public enum InstructionsBuilder {
  public static func buildBlock<each P: InstructionsRepresentable>(_ parts: repeat each P) -> Instructions { Instructions() }
  public static func buildExpression<P: InstructionsRepresentable>(_ part: P) -> P { part }
  public static func buildOptional(_ part: Instructions?) -> Instructions { part ?? Instructions() }
  public static func buildEither(first: some InstructionsRepresentable) -> Instructions { Instructions() }
  public static func buildEither(second: some InstructionsRepresentable) -> Instructions { Instructions() }
  public static func buildArray(_ parts: [some InstructionsRepresentable]) -> Instructions { Instructions() }
}

/// What a model made; nothing.
public struct GeneratedContent: Sendable, Equatable, PromptRepresentable, InstructionsRepresentable {
  public init() {}
  public init(json: String) throws {}
  public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>) {}
  public init(_ value: some ConvertibleToGeneratedContent) {}
  public var jsonString: String { "{}" }
  public var isComplete: Bool { false }
  public var promptRepresentation: Prompt { Prompt() }
  public var instructionsRepresentation: Instructions { Instructions() }
  public func value<V: ConvertibleFromGeneratedContent>(_ type: V.Type = V.self) throws -> V { try V(self) }
  public func value<V: ConvertibleFromGeneratedContent>(_ type: V.Type = V.self, forProperty property: String) throws -> V { try V(self) }
}

/// What a model can make.
public protocol ConvertibleFromGeneratedContent: SendableMetatype {
  init(_ content: GeneratedContent) throws
}

/// What can be told a model.
public protocol ConvertibleToGeneratedContent {
  var generatedContent: GeneratedContent { get }
}

/// What a model can make; the tool makes types with `@Generable` one.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent, PromptRepresentable, InstructionsRepresentable {
  associatedtype PartiallyGenerated = Self
  static var generationSchema: GenerationSchema { get }
  func asPartiallyGenerated() -> PartiallyGenerated
}

/// What there is of a value while a model writes.
public protocol GenerablePart: Sendable {
  init()
}

extension GenerablePart {
  public var id: String { "" }
}

/// The name of something that a model makes.
public struct GenerationID: Hashable, Sendable {
  public init() {}
}

extension Generable {
  public init(_ content: GeneratedContent) throws { throw LanguageModelSession.GenerationError.assetsUnavailable(LanguageModelSession.GenerationError.Context(debugDescription: "there is no model")) }
  public var generatedContent: GeneratedContent { GeneratedContent() }
  public var promptRepresentation: Prompt { Prompt() }
  public var instructionsRepresentation: Instructions { Instructions() }
  public static var generationSchema: GenerationSchema { GenerationSchema() }
}

extension Generable where PartiallyGenerated == Self {
  public func asPartiallyGenerated() -> Self { self }
}

extension Generable where PartiallyGenerated: GenerablePart {
  public func asPartiallyGenerated() -> PartiallyGenerated { PartiallyGenerated() }
}

extension String: Generable {}

extension Bool: Generable {}

extension Int: Generable {}

extension Float: Generable {}

extension Double: Generable {}

extension Decimal: Generable {}

extension UUID: Generable {}

extension Date: Generable {}

extension URL: Generable {}

extension GenerationID: Generable {}

extension GeneratedContent: Generable {}

extension Array: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent, Generable where Element: Generable {
  public typealias PartiallyGenerated = [Element.PartiallyGenerated]
  public func asPartiallyGenerated() -> [Element.PartiallyGenerated] { map { $0.asPartiallyGenerated() } }
}

extension Optional: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent, InstructionsRepresentable, Generable where Wrapped: Generable {
  public typealias PartiallyGenerated = Wrapped.PartiallyGenerated
  public func asPartiallyGenerated() -> Wrapped.PartiallyGenerated { preconditionFailure("nothing is generated") }
}

/// What a model is to make.
public struct GenerationSchema: Sendable, Codable {
  public init() {}
  public init(type: any Generable.Type, description: String? = nil, properties: [Property]) {}
  public init(type: any Generable.Type, description: String? = nil, anyOf: [String]) {}
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {}
  /// A property.
  public struct Property: Sendable {
    public init<V: Generable>(name: String, description: String? = nil, type: V.Type) {}
    public init<V: Generable>(name: String, description: String? = nil, type: V.Type, guides: [GenerationGuide<V>]) {}
  }
}

/// What a model is to make, told while a program runs.
public struct DynamicGenerationSchema: Sendable {
  public init(name: String, description: String? = nil, properties: [Property]) {}
  public init(name: String, description: String? = nil, anyOf: [String]) {}
  public init(name: String, description: String? = nil, anyOf: [DynamicGenerationSchema]) {}
  public init(arrayOf: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {}
  public init<V: Generable>(type: V.Type, guides: [GenerationGuide<V>] = []) {}
  public init(referenceTo name: String) {}
  /// A property.
  public struct Property: Sendable {
    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {}
  }
}

/// What a value must be like.
public struct GenerationGuide<Value>: Sendable {
  public static func constant(_ value: String) -> GenerationGuide<Value> { GenerationGuide() }
  public static func anyOf(_ values: [String]) -> GenerationGuide<Value> { GenerationGuide() }
  public static func minimum(_ value: Double) -> GenerationGuide<Value> { GenerationGuide() }
  public static func maximum(_ value: Double) -> GenerationGuide<Value> { GenerationGuide() }
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Value> { GenerationGuide() }
  public static func count(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide() }
}

/// What a model may ask a program for; it asks nothing.
public protocol Tool: Sendable {
  associatedtype Arguments: ConvertibleFromGeneratedContent
  associatedtype Output: PromptRepresentable
  var name: String { get }
  var description: String { get }
  var parameters: GenerationSchema { get }
  var includesSchemaInInstructions: Bool { get }
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  public var name: String { String(describing: Self.self) }
  public var parameters: GenerationSchema { GenerationSchema() }
  public var includesSchemaInInstructions: Bool { true }
}

/// What a program answers a model.
public struct ToolOutput: PromptRepresentable, Sendable {
  public init(_ text: String) {}
  public init(_ content: GeneratedContent) {}
  public var promptRepresentation: Prompt { Prompt() }
}

/// What was said; nothing.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
  public init(entries: some Sequence<Entry> = []) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(position: Int) -> Entry { .response(Response()) }
  /// Something that was said.
  public enum Entry: Sendable, Equatable, Identifiable {
    case instructions(Instructions)
    case prompt(Prompt)
    case response(Response)
    case toolCalls(ToolCalls)
    case toolOutput(ToolOutput)
    public var id: String { "" }
  }
  /// A part of it.
  public enum Segment: Sendable, Equatable, Identifiable {
    case text(TextSegment)
    case structure(StructuredSegment)
    public var id: String { "" }
  }
  /// Words.
  public struct TextSegment: Sendable, Equatable {
    public var content: String
    public init(id: String = "", content: String) { self.content = content }
  }
  /// A value.
  public struct StructuredSegment: Sendable, Equatable {
    public var content: GeneratedContent { GeneratedContent() }
  }
  /// What a model was told.
  public struct Instructions: Sendable, Equatable {
    public var segments: [Segment] = []
    public init(segments: [Segment] = [], toolDefinitions: [ToolDefinition] = []) { self.segments = segments }
  }
  /// What was said to it.
  public struct Prompt: Sendable, Equatable {
    public var segments: [Segment] = []
    public init(segments: [Segment] = []) { self.segments = segments }
  }
  /// What it answered.
  public struct Response: Sendable, Equatable {
    public var segments: [Segment] = []
    public init(assetIDs: [String] = [], segments: [Segment] = []) { self.segments = segments }
  }
  /// What it asked for.
  public struct ToolCalls: Sendable, Equatable, RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> ToolCall { ToolCall() }
  }
  /// What it asked for.
  public struct ToolCall: Sendable, Equatable {
    public var toolName: String { "" }
    public var arguments: GeneratedContent { GeneratedContent() }
  }
  /// What it was given.
  public struct ToolOutput: Sendable, Equatable {
    public var toolName: String { "" }
    public var segments: [Segment] { [] }
  }
  /// What it may ask for.
  public struct ToolDefinition: Sendable, Equatable {
    public init(name: String, description: String, parameters: GenerationSchema) {}
  }
}
#endif
