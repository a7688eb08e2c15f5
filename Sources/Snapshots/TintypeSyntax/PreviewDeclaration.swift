/// What a `#Preview` says: its name, and the parts of its body.
package struct PreviewDeclaration: Equatable {
  /// The name that is written as a plain string; nil for none.
  package let name: String?
  /// The view with which the body begins, when that is all of it: the name of its type.
  package let shownType: String?
  /// The bytes from `#` to the body's opening brace, or to the comma before `body:` or `widget:` where that is an
  /// argument.
  package let head: Range<Int>
  /// The bytes behind the body's closing brace that belong to the preview: the parenthesis that ends the arguments,
  /// where the body is one of them, or further closures, such as `timeline: { … }`; else empty.
  package let tail: Range<Int>
  /// The bytes between the body's braces.
  package let body: Range<Int>
  /// The bytes of the declarations in the body that are marked `@Previewable`, in order.
  package let states: [Range<Int>]
  /// The bytes of the marks themselves.
  package let marks: [Range<Int>]

  /// The name of what a provider of previews shows, by Xcode's custom of names.
  ///
  /// - Parameter name: the provider's type.
  /// - Returns: the name without the ending that says what it is.
  package static func shown(byProvider name: String) -> String {
    for ending in ["_Previews", "_Preview", "Previews", "Preview"]
    where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

extension SourceOutline {
  /// What a preview says.
  ///
  /// - Parameter item: an item of the outline.
  /// - Returns: nil for an item that is none, or one without a body.
  package func preview(of item: SourceItem) -> PreviewDeclaration? {
    guard case .macro("Preview") = item.kind,
      let start = tokens(of: item).firstIndex(where: { $0.is("#") }),
      let (open, end) = bodyBraces(from: start + 2, in: item), let close = tokens[open].partner
    else { return nil }
    let body = tokens[open].range.upperBound..<tokens[close].range.lowerBound
    let inner = SourceOutline(String(decoding: bytes[body], as: UTF8.self))
    var states: [Range<Int>] = []
    var marks: [Range<Int>] = []
    for declaration in inner.items where declaration.attributes.contains("Previewable") {
      states.append(inner.withSemicolon(declaration.range).moved(by: body.lowerBound))
      if let mark = inner.mark("Previewable", in: declaration) {
        marks.append(mark.moved(by: body.lowerBound))
      }
    }
    return PreviewDeclaration(
      name: plainString(at: start + 3), shownType: inner.onlyCall,
      head: tokens[start].range.lowerBound..<head(upTo: open, end),
      tail: end ?? furtherClosures(behind: close) ?? body.upperBound..<body.upperBound,
      body: body,
      states: states, marks: marks)
  }

  /// The bytes of the view that a playground shows by an item: what is handed to its page as the live view.
  ///
  /// - Parameter item: an item of the outline.
  /// - Returns: nil for an item that shows none.
  package func liveView(of item: SourceItem) -> Range<Int>? {
    guard item.kind == .statement,
      let start = firstToken(of: item)
    else { return nil }
    let texts = tokens[start...].prefix(5).map(\.text)
    let isAssigned = texts == ["PlaygroundPage", ".", "current", ".", "liveView"]
    guard isAssigned || texts == ["PlaygroundPage", ".", "current", ".", "setLiveView"],
      tokens.indices.contains(start + 6), tokens[start + 5].is(isAssigned ? "=" : "(")
    else { return nil }
    if let end = tokens[start + 5].partner {
      return tokens[start + 6].range.lowerBound..<tokens[end].range.lowerBound
    }
    // A controller that holds a view is as good as the view.
    if tokens[start + 6].is("UIHostingController"), tokens.indices.contains(start + 10),
      tokens[start + 8].is("rootView"), let end = tokens[start + 7].partner
    {
      return tokens[start + 10].range.lowerBound..<tokens[end].range.lowerBound
    }
    return tokens[start + 6].range.lowerBound..<item.range.upperBound
  }

  /// Whether an item shows a view in Xcode.
  package func isPreview(_ item: SourceItem) -> Bool {
    switch item.kind {
    case .macro("Preview"): true
    case .type(let type): type.inherits.contains("PreviewProvider")
    case .statement: liveView(of: item) != nil
    default: false
    }
  }

  /// The brace that opens the body of a preview: that of the closure behind the arguments, if there are any, or of the
  /// argument `body:`.
  ///
  /// - Parameters:
  ///   - start: the token behind the macro's name.
  ///   - item: the macro.
  /// - Returns: the index of the brace; for an argument also the bytes of the parenthesis that ends them.
  private func bodyBraces(
    from start: Int, in item: SourceItem
  ) -> (open: Int, end: Range<Int>?)? {
    var argument: (open: Int, end: Range<Int>?)?
    var position = start
    while position < tokens.count, item.range.contains(tokens[position].range.lowerBound) {
      if tokens[position].is("{") { return (position, nil) }
      if tokens[position].is("("), let end = tokens[position].partner {
        argument = argument ?? bodyArgument(in: position + 1..<end).map { ($0, tokens[end].range) }
        position = end
      }
      position += 1
    }
    return argument
  }

  /// The bytes of the closures with a label behind a closing brace; nil for none.
  private func furtherClosures(behind close: Int) -> Range<Int>? {
    var last = close
    while last + 3 < tokens.count, tokens[last + 1].kind == .word, tokens[last + 2].is(":"),
      tokens[last + 3].is("{"), let next = tokens[last + 3].partner
    {
      last = next
    }
    return last == close
      ? nil : tokens[close].range.upperBound..<tokens[last].range.upperBound
  }

  /// The brace of the argument `body:` or `widget:` among those of a call; nil where it is no closure.
  private func bodyArgument(in arguments: Range<Int>) -> Int? {
    var position = arguments.lowerBound
    while position < arguments.upperBound {
      if ["body", "widget"].contains(tokens[position].text), position + 2 < arguments.upperBound,
        tokens[position + 1].is(":"), tokens[position + 2].is("{")
      {
        return position + 2
      }
      position = (tokens[position].kind == .open ? tokens[position].partner : nil) ?? position
      position += 1
    }
    return nil
  }

  /// A declaration with the semicolon that parts it from what follows on its line, if there is one.
  private func withSemicolon(_ range: Range<Int>) -> Range<Int> {
    let next = tokens.first { $0.range.lowerBound >= range.upperBound }
    return next?.is(";") == true ? range.lowerBound..<(next?.range.upperBound ?? 0) : range
  }

  /// Where the head of a preview ends: before its brace, or before `body:` and the comma before that.
  private func head(upTo open: Int, _ end: Range<Int>?) -> Int {
    if end == nil { return tokens[open].range.lowerBound }
    let label = open - 2
    return tokens[label - 1].is(",")
      ? tokens[label - 1].range.lowerBound : tokens[label].range.lowerBound
  }

  /// A string in simple quotes, without escapes and interpolations.
  private func plainString(at index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .literal,
      tokens[index].text == "\""
    else { return nil }
    let rest = bytes[tokens[index].range.upperBound...]
    let text = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
    return text.contains(UInt8(ascii: "\\")) ? nil : String(decoding: text, as: UTF8.self)
  }

  private func mark(_ name: String, in item: SourceItem) -> Range<Int>? {
    for index in tokens(of: item).indices.dropLast() {
      if tokens[index].is("@"), tokens[index + 1].is(name) {
        return tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
      }
    }
    return nil
  }

  /// The type that is made by the one statement of the source, whatever is said to it afterwards.
  private var onlyCall: String? {
    let statements = items.filter { $0.kind == .statement }
    guard statements.count == 1, let statement = statements.first,
      let first = firstToken(of: statement),
      tokens[first].kind == .word, tokens[first].text.first?.isUppercase == true,
      first + 1 < tokens.count, tokens[first + 1].is("(")
    else { return nil }
    return tokens[first].text
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
