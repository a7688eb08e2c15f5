import TintypeGeometry
import TintypeLayout

extension PlacedViews {
  /// What is said of the views, in the order in which a screen is read aloud.
  ///
  /// Views stand in the order of their declaration but for their `accessibilitySortPriority`. Texts say their
  /// characters though lines may be cut, pictures their names; a control is one stop with what it stands at. What
  /// is hidden, or wholly transparent, is left out.
  package func accessibilityElements() -> AccessibilityElements {
    var stops: [AccessibilityStop] = []
    AccessibilityReader(views: self).add(root, to: &stops)
    return AccessibilityElements(self, stops.inOrder)
  }
}

/// What is said of views, in the order in which a screen is read aloud.
///
/// An element has space for all that can be said of a view, and most say their characters and
/// nothing else: these are made when they are asked for, and not kept.
package struct AccessibilityElements: RandomAccessCollection {
  private let views: PlacedViews
  private let stops: [AccessibilityStop]

  fileprivate init(_ views: PlacedViews, _ stops: [AccessibilityStop]) {
    self.views = views
    self.stops = stops
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { stops.count }
  package subscript(index: Int) -> AccessibilityElement { stops[index].ranked(views).element }
}

/// A stop, and its position among its neighbors.
private struct RankedElement {
  var element: AccessibilityElement
  var priority = 0.0
}

/// Where reading stops.
private enum AccessibilityStop {
  /// At a text that says its characters, by its node.
  case text(NodeID)
  /// At anything else.
  indirect case element(RankedElement)

  /// What is said.
  func ranked(_ views: PlacedViews) -> RankedElement {
    switch self {
    case .element(let element): element
    case .text(let node):
      RankedElement(
        element: AccessibilityElement(
          label: views.characters(of: node), traits: .isStaticText,
          frame: views.tree.frame(of: node) ?? .zero))
    }
  }

  fileprivate var priority: Double {
    switch self {
    case .text: 0
    case .element(let element): element.priority
    }
  }
}

extension PlacedViews {
  /// What a text says: pictures in it have no characters of their own.
  fileprivate func characters(of text: NodeID) -> String {
    var characters = detail(of: text) ?? ""
    // The first byte of U+FFFC, which stands for a picture.
    if characters.utf8.contains(0xEF) { characters.removeAll { $0 == "\u{FFFC}" } }
    return characters
  }
}

extension [AccessibilityStop] {
  /// Those of higher priority first, else as they are.
  fileprivate var inOrder: [AccessibilityStop] {
    guard contains(where: { $0.priority != 0 }) else { return self }
    return enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }
}

extension [RankedElement] {
  /// Those of higher priority first, else as they are.
  fileprivate var inOrder: [RankedElement] {
    guard contains(where: { $0.priority != 0 }) else { return self }
    return enumerated().sorted {
      ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
    }.map(\.element)
  }
}

/// Collects what is said of views.
private struct AccessibilityReader {
  let views: PlacedViews

  /// Adds what is said of a view and of those within.
  func add(_ node: NodeID, to stops: inout [AccessibilityStop]) {
    guard !views.isUnseen(node) else { return }
    if views.isAnonymous(node), views.accessibility.isEmpty || views.accessibility[node] == nil {
      // Of most views nothing is said but what they show.
      addContent(of: node, isRepresented: false, to: &stops)
    } else {
      addNamed(node, to: &stops)
    }
  }

  /// Adds what is said of a view that is a control, or of which its author says something.
  ///
  /// Apart from the others, since there is much that an author can say: space for all of it would
  /// be cleared for each view.
  private func addNamed(_ node: NodeID, to stops: inout [AccessibilityStop]) {
    let properties = views.accessibility[node]
    if properties?.isHidden == true { return }
    guard let frame = views.tree.frame(of: node), let record = views.record(of: node) else {
      return
    }
    stops += elements(of: node, record, properties, frame).map(AccessibilityStop.element)
  }

  /// What is said of a view of which there is more to say than what it shows.
  private func elements(
    of node: NodeID, _ record: NodeRecord, _ properties: AccessibilityProperties?, _ frame: CGRect
  ) -> [RankedElement] {
    var content: [AccessibilityStop] = []
    addContent(of: node, isRepresented: properties?.isRepresented == true, to: &content)
    var result = content.map { $0.ranked(views) }
    let title = properties?.title.flatMap { $0.isEmpty ? nil : $0 }
    if let (kind, control) = record.control {
      result = self.control(kind, control, result, title, frame)
    } else if let title {
      name(&result, title, frame)
    } else if record.controls.contains(where: { $0.facts == .arrangement(.label) }),
      result.contains(where: { !$0.element.traits.contains(.isImage) })
    {
      // The icon of a label says what its title says.
      result.removeAll { $0.element.traits.contains(.isImage) }
    }
    if let properties { apply(properties, to: &result, frame) }
    if let identifier = record.identifier, result.count == 1 {
      result[0].element.identifier = identifier
    }
    return result
  }

  /// Adds what is said of a view before its author's own words; of a view that another one stands for, what is said
  /// of that one.
  ///
  /// Views that show others are not asked where they stand: in one that has no place nothing has.
  private func addContent(
    of node: NodeID, isRepresented: Bool, to stops: inout [AccessibilityStop]
  ) {
    switch views.role(of: node) {
    case .text:
      guard views.tree.frame(of: node) != nil else { return }
      if !views.characters(of: node).isEmpty { stops.append(.text(node)) }
    case .image:
      guard let frame = views.tree.frame(of: node) else { return }
      // Names of symbols are words with points between them.
      let name = (views.detail(of: node) ?? "").map { ".-_".contains($0) ? " " : $0 }
      stops.append(.element(stop(String(name), .isImage, frame)))
    default:
      let children = views.tree.children(of: node)
      if isRepresented, let other = children.last {
        for child in views.tree.children(of: other) { add(child, to: &stops) }
      } else {
        // By their positions: an iterator counts one owner more of the tree.
        for index in children.indices { add(children[index], to: &stops) }
      }
    }
  }

  private func stop(
    _ label: String, _ traits: AccessibilityTraits, _ frame: CGRect
  ) -> RankedElement {
    RankedElement(element: AccessibilityElement(label: label, traits: traits, frame: frame))
  }

  /// Gives a view that shows no words the title that it has of itself.
  private func name(_ result: inout [RankedElement], _ title: String, _ frame: CGRect) {
    if result.isEmpty { result = [stop("", [], frame)] }
    for index in result.indices
    where result[index].element.label.isEmpty || result[index].element.traits.contains(.isImage) {
      result[index].element.label = title
    }
  }

  /// Several stops as one, as a control or an author makes them.
  private func combined(_ parts: [RankedElement], _ frame: CGRect) -> RankedElement {
    if parts.count == 1, var only = parts.first {
      only.element.frame = frame
      return only
    }
    let traits = parts.reduce(into: AccessibilityTraits()) { $0.formUnion($1.element.traits) }
    var result = stop(
      parts.map(\.element.label).filter { !$0.isEmpty }.joined(separator: ", "),
      traits.subtracting([.isImage, .isStaticText]), frame)
    let values = parts.compactMap(\.element.value)
    if !values.isEmpty { result.element.value = values.joined(separator: ", ") }
    result.element.isEnabled = parts.isEmpty || parts.contains { $0.element.isEnabled }
    return result
  }

  // MARK: Controls

  /// The stop of a control, which has a title whether that is seen or not; nil for one that is no plain text.
  private func control(
    _ kind: ControlKind, _ control: RecordedControl, _ parts: [RankedElement], _ title: String?,
    _ frame: CGRect
  ) -> [RankedElement] {
    switch control.facts {
    // The parts of what is open are buttons of their own.
    case .picker(_, isClosed: false), .datePicker(isClosed: false): return parts
    default: break
    }
    var result = combined(parts, frame)
    result.element.control = kind
    result.element.isEnabled = control.isEnabled
    if result.element.label.isEmpty || result.element.traits.contains(.isImage), let title {
      result.element.label = title
    }
    result.element.traits.subtract([.isStaticText, .isImage])
    switch control.facts {
    case .button, .menu: result.element.traits.insert(.isButton)
    case .toggle(let isOn):
      result.element.traits.insert(.isToggle)
      result.element.value = isOn ? "on" : "off"
    case .picker, .datePicker:
      // What is chosen stands behind what it is chosen for.
      let shown = parts.map(\.element.label).filter { !$0.isEmpty }
      if let label = title ?? (shown.count > 1 ? shown.first : nil) {
        result.element.label = label
        let value = shown.first == label ? Array(shown.dropFirst()) : shown
        if !value.isEmpty { result.element.value = value.joined(separator: ", ") }
      }
    case .textField, .secureField:
      // The text, or the prompt while there is none; a title may stand in its place.
      if let title {
        let shown = result.element.label
        result.element.label = title
        if !shown.isEmpty, shown != title { result.element.value = shown }
      }
    case .stepper:
      if let title { result.element.label = title }
    case .slider(let fraction):
      result.element.value = Self.percentage(fraction)
      if let title { result.element.label = title }
    case .gauge(let fraction): result.element.value = Self.percentage(fraction)
    case .progressView(let fraction):
      if let fraction { result.element.value = Self.percentage(fraction) }
    case .arrangement: break
    }
    return [result]
  }

  /// A share of three decimals, as layout dumps have it, in percent: `40 %`; nil for NaN.
  private static func percentage(_ fraction: Double) -> String? {
    guard fraction.isFinite else { return nil }
    return "\(Int(clamped: ((fraction * 1000).rounded() / 10).rounded())) %"
  }

  // MARK: What authors say

  private func apply(
    _ properties: AccessibilityProperties, to result: inout [RankedElement], _ frame: CGRect
  ) {
    switch properties.children {
    case .ignore: result = [stop("", [], frame)]
    case .combine: result = [combined(result.inOrder, frame)]
    case .contain:
      result = result.inOrder
      // Their order holds among themselves, and is nothing to the views around.
      for index in result.indices { result[index].priority = 0 }
    default: break
    }
    // Whoever names a shape, or anything else that says nothing, makes it a stop.
    let isNew =
      properties.label != nil || properties.value != nil || !properties.addedTraits.isEmpty
    if result.isEmpty, isNew { result = [stop("", [], frame)] }
    for index in result.indices { apply(properties, to: &result[index]) }
  }

  private func apply(_ properties: AccessibilityProperties, to result: inout RankedElement) {
    if let label = properties.label { result.element.label = label }
    if let value = properties.value { result.element.value = value }
    if let hint = properties.hint { result.element.hint = hint }
    result.element.traits.formUnion(properties.addedTraits)
    result.element.traits.subtract(properties.removedTraits)
    if let link = properties.link { result.element.link = link }
    if let level = properties.headingLevel { result.element.headingLevel = level }
    if let priority = properties.sortPriority { result.priority = priority }
  }
}
