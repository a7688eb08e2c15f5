/// Tabs that a modifier of views was applied to.
private nonisolated struct ModifiedTabs<TabValue: Hashable, V: View>: PrimitiveTabContent {
  let view: V

  @MainActor static func resolveTabs(of content: Self, in resolver: ViewResolver) {
    resolver.resolve(content.view)
  }
}

extension TabContent {
  /// The tabs with a modifier of views.
  private func modified<V: View>(
    _ change: (TabContentBuilder<TabValue>.Content<Self>) -> V
  ) -> some TabContent<TabValue> {
    ModifiedTabs<TabValue, V>(view: change(TabContentBuilder<TabValue>.Content(self)))
  }

  /// Shows a number on the tab; nothing for 0.
  public func badge(_ count: Int) -> some TabContent<TabValue> { modified { $0.badge(count) } }

  /// Shows a text on the tab; nothing for nil.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { modified { $0.badge(label) } }

  /// Shows a text on the tab; nothing for nil.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    modified { $0.badge(key) }
  }

  /// Shows a text on the tab; nothing for nil.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    modified { $0.badge(label) }
  }

  /// Leaves the tabs out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    hidden ? nil : Optional(self)
  }

  /// Shows the tabs' names faintly, since nobody can choose them; content that shows stays as it is.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    modified { $0.modifier(DisabledTab(isDisabled: disabled)) }
  }

  /// Names the tabs' content, by which a layout is asked for it.
  public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    modified { $0.accessibilityIdentifier(identifier) }
  }

  /// Names the tabs' content, or leaves its name.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some TabContent<TabValue> {
    modified { $0.accessibilityIdentifier(identifier, isEnabled: isEnabled) }
  }

  /// Shows a popover while a binding says so; on phones it becomes a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    modified {
      $0.popover(
        isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
        content: content)
    }
  }

  /// Shows a popover while there is an item; on phones it becomes a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    modified {
      $0.popover(
        item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
  }
}

enum DisabledTabTrait: TraitKey { typealias Value = Bool }

/// Whether a tab can be chosen.
private nonisolated struct DisabledTab: TraitModifier {
  let isDisabled: Bool
  func mark(_ traits: inout ViewTraits) {
    traits.setIfAbsent(isDisabled, for: DisabledTabTrait.self)
  }
}
