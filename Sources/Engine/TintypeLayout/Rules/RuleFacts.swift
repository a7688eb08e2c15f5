/// What a rule is to everything but sizing and arranging.
///
/// `facts(of:)` below is the one table of these: a new rule gets a row there, or does not compile.
struct RuleFacts {
  /// Where the gaps to neighbors come from: `Rules/Spacing#Who-prefers-what`.
  enum Spacing {
    /// The default of a view without preferences.
    case standard
    /// What the leaf of a number says.
    case leaf(Int32)
    /// None along the axis of the stack around, as a spacer has it.
    case spacer(Orientation)
    /// The first child's; the default, or zero, where there is none.
    case firstChild
    case firstChildOrZero
    /// The first child's, with the default on some edges; a spacer's is kept as it is.
    case firstChildExcept(Edge.Set)
    /// The ends' on the ends, the union of all across.
    case stack(Axis)
    /// The union of the children of the highest priority.
    case topChildren
    /// The union of all children.
    case allChildren
    /// What the user's layout of a number says.
    case custom(Int32)
  }

  /// The priority among siblings: `Rules/Overlap-and-Spacers#Layout-priority`, what passes one on
  /// and what starts anew at zero.
  enum Priority {
    case zero
    case lowest
    case lowestIfEmpty
    case ofFirstChild
  }

  /// Which explicit alignment guides get out: `Rules/Alignment#Merging` to
  /// `Rules/Alignment#Setting-a-guide`.
  enum Guides {
    /// None.
    case none
    /// Those of the leaf of a number.
    case leaf(Int32)
    /// That of the guide rule of a number, and the child's others where the child stands.
    case own(Int32)
    /// The first child's, unmoved.
    case firstChild
    /// The only placed child's, moved to where the child is placed.
    case placedChild
    /// The placed children's, moved and merged; edges and middles do not get out.
    case merged
    /// What the user's layout of a number says.
    case custom(Int32)
  }

  /// Whether the size is the same for every proposal.
  enum Rigidity {
    case never
    case always
    /// Where all children are rigid.
    case asChildren
  }

  /// What is true of few rules.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// The size is a few comparisons away: no memo can beat it.
    static let closedForm = Traits(rawValue: 1)
    /// Each length follows from the proposal of its own axis, where the children's do.
    static let axesApart = Traits(rawValue: 2)
    /// Every question is passed to the first child as it is, and its answer back.
    static let answersAsFirstChild = Traits(rawValue: 4)
    /// The length of the container around is read.
    static let readsContainer = Traits(rawValue: 8)
    /// A spacer.
    static let isSpacer = Traits(rawValue: 16)
    /// A spacer inside is still a spacer to the stack around.
    static let passesSpacer = Traits(rawValue: 32)
    /// Children are made when the node is placed.
    static let makesContent = Traits(rawValue: 64)
  }

  var spacing: Spacing
  var priority: Priority
  var guides: Guides
  var rigidity: Rigidity
  var traits: Traits

  @inline(__always)
  init(
    _ spacing: Spacing, _ priority: Priority, _ guides: Guides, _ rigidity: Rigidity,
    _ traits: Traits = []
  ) {
    self.spacing = spacing
    self.priority = priority
    self.guides = guides
    self.rigidity = rigidity
    self.traits = traits
  }

  /// The row of a rule around one child that may replace the gaps on some edges, and whose guides move with it.
  @inline(__always)
  static func framing(_ edges: Edge.Set, _ rigidity: Rigidity, _ traits: Traits) -> RuleFacts {
    RuleFacts(.firstChildExcept(edges), .zero, .placedChild, rigidity, traits)
  }

  /// The row of a rule whose gaps and guides are the first child's.
  @inline(__always)
  static func passing(
    _ priority: Priority, _ rigidity: Rigidity, _ traits: Traits = []
  ) -> RuleFacts {
    RuleFacts(.firstChild, priority, .firstChild, rigidity, traits)
  }
}

extension LayoutTree {
  /// The row of a rule, in the order: spacing, priority, guides, rigidity, traits.
  func facts(of rule: LayoutRule) -> RuleFacts {
    switch rule {
    // Leaves.
    case .closed(let form): form.facts
    case .leaf(let leaf): RuleFacts(.leaf(leaf), .zero, .leaf(leaf), .never)

    // Containers.
    case .stack(let stack):
      // The default of a user's guide may read both lengths of a view.
      RuleFacts(
        .stack(stack.axis), .lowestIfEmpty, .merged, .asChildren,
        stack.alignment.isBuiltIn ? .axesApart : [])
    case .lazyStack(let stack): RuleFacts(.stack(stack.axis), .lowestIfEmpty, .merged, .never)
    case .overlap: RuleFacts(.topChildren, .lowestIfEmpty, .merged, .asChildren)
    case .grid, .lazyGrid: RuleFacts(.allChildren, .lowestIfEmpty, .merged, .never)
    case .custom(let layout):
      RuleFacts(.custom(layout), .lowestIfEmpty, .custom(layout), .never)
    case .viewThatFits: RuleFacts(.firstChildOrZero, .zero, .placedChild, .never)
    case .scroll, .container: RuleFacts(.standard, .zero, .none, .never)
    case .geometry: RuleFacts(.standard, .zero, .none, .never, .makesContent)

    // One child.
    case .passthrough, .offset:
      .passing(.ofFirstChild, .asChildren, [.axesApart, .answersAsFirstChild, .passesSpacer])
    case .priority:
      .passing(.zero, .asChildren, [.axesApart, .answersAsFirstChild, .passesSpacer])
    case .guide(let guide):
      RuleFacts(.firstChild, .ofFirstChild, .own(guide), .asChildren, .answersAsFirstChild)
    case .padding(let padding): .framing(padding.edges, .asChildren, .axesApart)
    case .fixedFrame(let frame):
      .framing(
        frame.edges, frame.isComplete ? .always : .asChildren, [.axesApart, .passesSpacer])
    case .flexibleFrame(let frame):
      .framing(flexibleFrames[Int(frame)].edges, .never, [.axesApart, .passesSpacer])
    case .fixedSize(let horizontal, let vertical):
      RuleFacts(
        .firstChild, .ofFirstChild, .placedChild, horizontal && vertical ? .always : .asChildren,
        .axesApart)
    case .aspectRatio, .relative: RuleFacts(.firstChild, .zero, .placedChild, .never)
    case .position: RuleFacts(.standard, .zero, .placedChild, .never)
    case .relativeFrame(let frame):
      .framing(relativeFrames[Int(frame)].edges, .never, .readsContainer)
    case .ignoresSafeArea: RuleFacts(.firstChild, .ofFirstChild, .none, .never)

    // A primary child first, a secondary second.
    case .layered: .passing(.ofFirstChild, .asChildren, [.axesApart, .answersAsFirstChild])
    case .barred: .passing(.ofFirstChild, .never)
    case .safeAreaInset: RuleFacts(.firstChild, .zero, .none, .never)
    }
  }
}
