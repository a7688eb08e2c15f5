import Foundation

/// Where proposals are printed.
@MainActor
package enum ProposalLog {
  /// Writes a line; standard error unless a test listens.
  package static var write: (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// A modifier that prints what its content is asked.
private nonisolated struct LogModifier: ElementModifier {
  let name: String

  @MainActor func wrap(_ element: ViewElement, in resolver: ViewResolver) -> NodeID {
    let name = name
    let node = resolver.tree.makeListener(child: element.node) { proposal, size in
      MainActor.assumeIsolated {
        ProposalLog.write(
          "\(name): proposed \(proposal), takes \(LayoutNumber.text(size.width)) x "
            + LayoutNumber.text(size.height))
      }
    }
    resolver.adopt(element)
    resolver.record(node, NodeRecord(kind: "logProposals"))
    return node
  }
}

extension View {
  /// Prints the sizes that the view is proposed and those it takes to standard error, in order.
  ///
  /// Stacks ask for extremes before they divide their space; a question that was asked before is
  /// answered from memory and not printed again. The layout does not change.
  public nonisolated func logProposals(_ name: String) -> some View {
    modifier(LogModifier(name: name))
  }
}
