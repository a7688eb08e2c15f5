#if os(Linux)
import Foundation
public import Tintype

/// What a chart shows.
@MainActor @preconcurrency
public protocol ChartContent {
  /// What it consists of.
  associatedtype Body: ChartContent
  /// What it consists of.
  @ChartContentBuilder var body: Body { get }
}

/// Content that adds marks itself.
@MainActor protocol MarkSource {
  /// Adds its marks.
  func add(to marks: inout [Mark])
}

/// Content that a chart knows; it consists of nothing else.
@MainActor protocol BuiltInContent: ChartContent, MarkSource where Body == EmptyChartContent {}

extension BuiltInContent {
  /// Nothing: the chart knows the content.
  public var body: EmptyChartContent { EmptyChartContent() }
}

/// No marks.
public nonisolated struct EmptyChartContent: ChartContent, MarkSource {
  /// Creates it.
  public init() {}
  /// Itself.
  @MainActor public var body: EmptyChartContent { self }
  @MainActor func add(to marks: inout [Mark]) {}
}

/// Several contents, one after the other.
public nonisolated struct ChartContentGroup: ChartContent, MarkSource {
  let parts: [any ChartContent]
  /// Nothing: the chart knows the content.
  @MainActor public var body: EmptyChartContent { EmptyChartContent() }
  @MainActor func add(to marks: inout [Mark]) {
    for part in parts { marks += Mark.all(of: part) }
  }
}

/// Content of any type.
public nonisolated struct AnyChartContent: ChartContent, MarkSource {
  let content: any ChartContent
  /// Hides the type of a content.
  public init(_ content: any ChartContent) { self.content = content }
  /// Hides the type of a content.
  public init(erasing content: any ChartContent) { self.content = content }
  /// Nothing: the chart knows the content.
  @MainActor public var body: EmptyChartContent { EmptyChartContent() }
  @MainActor func add(to marks: inout [Mark]) { marks += Mark.all(of: content) }
}

/// Lists what a chart shows.
@resultBuilder
public enum ChartContentBuilder {
  /// A content.
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  /// No content.
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// One content.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  /// Several.
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> ChartContentGroup
  {
    var parts: [any ChartContent] = []
    repeat parts.append(each content)
    return ChartContentGroup(parts: parts)
  }
  /// That of a condition that may not hold.
  public static func buildOptional<C: ChartContent>(_ content: C?) -> C? { content }
  /// That of the first branch.
  public static func buildEither<C: ChartContent>(first: C) -> ChartContentGroup {
    ChartContentGroup(parts: [first])
  }
  /// That of the second branch.
  public static func buildEither<C: ChartContent>(second: C) -> ChartContentGroup {
    ChartContentGroup(parts: [second])
  }
  /// That of a system that is new enough.
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
    AnyChartContent(content)
  }
  /// That of a loop.
  public static func buildArray<C: ChartContent>(_ content: [C]) -> ChartContentGroup {
    ChartContentGroup(parts: content)
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// What is there.
  public var body: ChartContentGroup { ChartContentGroup(parts: map { [$0] } ?? []) }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The content of each element.
  public var body: ChartContentGroup { ChartContentGroup(parts: data.map { content($0) }) }
}

extension ForEach where Content: ChartContent {
  /// Creates content for each element of a collection whose elements name themselves.
  public nonisolated init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(entriesOf: data, id: \.id, content: content)
  }

  /// Creates content for each element of a collection; a key path names them.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(entriesOf: data, id: id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates content for each number of a range.
  public nonisolated init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(entriesOf: data, id: \.self, content: content)
  }
}

/// Content of which each of several parts is told the same.
public nonisolated struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content
  /// Puts content together.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  /// The content.
  @MainActor public var body: Content { content }
}
#endif
