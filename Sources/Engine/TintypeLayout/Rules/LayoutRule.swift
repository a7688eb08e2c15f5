/// How a node answers proposals and places its children.
///
/// A closed list; `custom` is the one open case. Five functions tell the rules apart, and none of them has
/// a `default`: `facts(of:)`, which is the table of what a rule is to the rest of the engine, `evaluate`, which
/// sizes, `evaluateLength`, which sizes one axis, `arrange`, and `reading(of:)`, which is the table of what a
/// rule is to those who explain a layout. What they call stands in the file of the rule.
///
/// Payloads are plain values; what does not fit is stored in the tree's side tables. NaN stands for
/// nil in lengths.
package enum LayoutRule {
  // Leaves.
  case closed(ClosedForm)
  case leaf(Int32)

  // Containers.
  case stack(StackRule)
  case lazyStack(StackRule)
  case overlap(AlignmentPair)
  case custom(Int32)
  case grid(Int32)
  case lazyGrid(Int32)
  case viewThatFits(Axis.Set)
  case scroll(ScrollRule)
  case geometry

  // One child.
  case passthrough
  case priority
  case fixedFrame(FixedFrameRule)
  case flexibleFrame(Int32)
  case padding(PaddingRule)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case aspectRatio(ratio: Double, isFill: Bool)
  case position(x: Double, y: Double)
  case offset(x: Double, y: Double)
  case guide(Int32)
  case relativeFrame(Int32)
  case relative(RelativeRule)
  case container(ContainerRule)
  case ignoresSafeArea(Edge.Set)

  // A primary child first, a secondary second.
  case layered(AlignmentPair)
  case barred(AlignmentPair)
  case safeAreaInset(SafeAreaInsetRule)
}
