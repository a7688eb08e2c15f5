extension ViewResolver {
  /// Keeps what is said of a node, over what was said before.
  package func describe(_ node: NodeID, _ properties: AccessibilityProperties) {
    findings.accessibility[node, default: AccessibilityProperties()].merge(properties)
  }

  /// The characters of a text in the current environment.
  package func text(of text: Text) -> String { TextRunBuilder(text, in: self).string }
}
