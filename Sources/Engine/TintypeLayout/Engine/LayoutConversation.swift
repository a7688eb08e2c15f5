/// What users' code asks a pass through while the pass waits for it.
///
/// A pass belongs to one rule at a time. Before a user's layout, guide or alignment is called, the pass
/// moves in here; each question that the code asks back takes it out, and puts it back with the answer.
/// Subviews and dimensions that somebody keeps hold a conversation without a pass: it is over, and they
/// answer with zero and defaults.
final class LayoutConversation {
  private var pass: LayoutPass?
  /// What questions are asked in: that of the question that the user's layout is answering.
  private(set) var context = LayoutContext.none
  /// The layout that is placing its children, and where it puts them; nil for none.
  private(set) var arrangement: Arrangement?
  /// The layout that is asked for a guide; nil for none.
  private(set) var guideQuestion: GuideQuestion?

  /// A layout that is placing its children.
  struct Arrangement {
    var node: NodeID
    var slots: ChildSlots
    /// Whether the positions are for good, and not for a guide alone.
    var isForGood: Bool
  }

  /// A layout that is asked for a guide.
  struct GuideQuestion {
    var node: NodeID
    var proposal: Proposal
    var size: Size
  }

  /// Keeps a pass until it is taken.
  @inline(__always)
  func give(_ pass: consuming LayoutPass) { self.pass = consume pass }

  /// The pass that was given last; nil where the conversation is over.
  @inline(__always)
  func take() -> LayoutPass? { pass.take() }

  /// Asks the pass; nil where the conversation is over.
  @inline(__always)
  func ask<Answer>(_ question: (inout LayoutPass, LayoutContext) -> Answer) -> Answer? {
    guard var pass = pass.take() else { return nil }
    let answer = question(&pass, context)
    self.pass = consume pass
    return answer
  }

  /// Runs users' code that answers in a context.
  @inline(__always)
  func during<Answer>(
    _ context: LayoutContext, arranging arrangement: Arrangement? = nil,
    asking guideQuestion: GuideQuestion? = nil, _ body: () -> Answer
  ) -> Answer {
    let outer = (self.context, self.arrangement, self.guideQuestion)
    (self.context, self.arrangement, self.guideQuestion) = (context, arrangement, guideQuestion)
    defer { (self.context, self.arrangement, self.guideQuestion) = outer }
    return body()
  }
}

extension LayoutConversation: GuideSource {
  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, in proposal: Proposal, size: Size,
    _ context: LayoutContext
  ) -> Double? {
    ask { pass, _ in pass.explicitGuide(key, of: node, in: proposal, size: size, context) } ?? nil
  }
}

extension LayoutPass {
  /// Runs users' code that may ask back.
  @inline(__always)
  mutating func converse<Answer>(_ body: (LayoutConversation) -> Answer) -> Answer {
    let conversation = conversation
    conversation.give(consume self)
    let answer = body(conversation)
    guard let pass = conversation.take() else {
      preconditionFailure("a question gives back the pass that it took")
    }
    self = pass
    return answer
  }
}
