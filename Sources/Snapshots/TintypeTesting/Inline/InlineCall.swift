import TintypeSyntax

/// The parts of a call in a source: its arguments and the closures behind them.
struct InlineCall {
  /// One argument in the parentheses.
  struct Argument {
    /// The label; nil for none.
    var label: Range<Int>?
    /// The bytes from the label or value on to the last token of the value.
    var range: Range<Int>
    /// The closure that the value is; nil where it is something else.
    var closure: Range<Int>?
  }

  /// One closure behind the first.
  struct LabeledClosure {
    /// The label, without its colon.
    var label: Range<Int>
    /// The closure, braces included.
    var closure: Range<Int>
  }

  /// Where the call's bracket opens: the parenthesis, or the brace where there is none.
  var start: Int
  /// The arguments in the parentheses.
  var arguments: [Argument] = []
  /// Where the parentheses end; nil where there are none.
  var parenthesesEnd: Int?
  /// The first closure behind the parentheses; nil for none.
  var trailing: Range<Int>?
  /// The closures behind the first.
  var labeled: [LabeledClosure] = []

  /// Reads a call; nil where none has its bracket there, or it does not end.
  ///
  /// - Parameters:
  ///   - tokens: the source.
  ///   - offset: the byte of its parenthesis, or of its brace where it has none, as `#column` says.
  init?(tokens: [SwiftToken], opensAt offset: Int) {
    guard
      var index = tokens.firstIndex(where: { $0.range.lowerBound == offset }),
      index > 0, tokens[index].is("(") || tokens[index].is("{"), tokens[index].partner != nil
    else { return nil }
    start = offset
    if tokens[index].is("("), let end = tokens[index].partner {
      arguments = Self.arguments(tokens, index + 1, end)
      parenthesesEnd = tokens[end].range.upperBound
      index = end + 1
    }
    guard index < tokens.count, tokens[index].is("{"), let end = tokens[index].partner else {
      return
    }
    trailing = tokens[index].range.lowerBound..<tokens[end].range.upperBound
    readLabeled(tokens, from: end + 1)
  }

  private mutating func readLabeled(_ tokens: [SwiftToken], from start: Int) {
    var index = start
    // `default: {` begins a case of a switch around the call.
    while index + 2 < tokens.count, tokens[index].kind == .word, !tokens[index].is("default"),
      tokens[index + 1].is(":"), tokens[index + 2].is("{"), let end = tokens[index + 2].partner
    {
      labeled.append(
        LabeledClosure(
          label: tokens[index].range,
          closure: tokens[index + 2].range.lowerBound..<tokens[end].range.upperBound))
      index = end + 1
    }
  }

  private static func arguments(_ tokens: [SwiftToken], _ start: Int, _ end: Int) -> [Argument] {
    var result: [Argument] = []
    var (first, index) = (start, start)
    while index <= end {
      if index == end || tokens[index].is(",") {
        if first < index { result.append(argument(tokens, first, index)) }
        first = index + 1
      } else if tokens[index].kind == .open, let partner = tokens[index].partner {
        index = partner
      }
      index += 1
    }
    return result
  }

  private static func argument(_ tokens: [SwiftToken], _ start: Int, _ end: Int) -> Argument {
    let isLabeled = start + 1 < end && tokens[start].kind == .word && tokens[start + 1].is(":")
    let value = isLabeled ? start + 2 : start
    let isClosure = value < end && tokens[value].is("{") && tokens[value].partner == end - 1
    let last = tokens[end - 1].range.upperBound
    return Argument(
      label: isLabeled ? tokens[start].range : nil,
      range: tokens[start].range.lowerBound..<last,
      closure: isClosure ? tokens[value].range.lowerBound..<last : nil)
  }
}

extension InlineCall {
  /// Where the closure of a descriptor is, or is to be.
  enum Slot {
    /// An argument in the parentheses.
    case argument(Int)
    /// The first closure behind them.
    case trailing
    /// A closure behind the first, whether it is there or not.
    case labeled(Int)
  }

  /// The place of a descriptor's closure: counted from the first of the closures that end the call, in
  /// the parentheses or behind them.
  func slot(_ descriptor: InlineSnapshotSyntaxDescriptor) -> Slot {
    let closures = arguments.reversed().prefix { $0.closure != nil }.count
    let behind = max(0, descriptor.trailingClosureOffset) - closures
    if behind < 0 { return .argument(arguments.count + behind) }
    return behind == 0 || trailing == nil ? .trailing : .labeled(behind - 1)
  }

  /// The descriptor's closure; nil where it is not there yet.
  func closure(_ descriptor: InlineSnapshotSyntaxDescriptor) -> Range<Int>? {
    switch slot(descriptor) {
    case .argument(let index): arguments[index].closure
    case .trailing: trailing
    case .labeled(let index): index < labeled.count ? labeled[index].closure : nil
    }
  }
}
