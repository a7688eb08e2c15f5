extension AttributeDynamicLookup {
  /// Finds an attribute by the name that SwiftUI gives it.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<TintypeAttributes.Scope, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString.Runs.Run {
  /// The attributes of the run that text understands.
  var tintypeAttributes: TextAttributes {
    var result = TextAttributes()
    result.font = self[TintypeAttributes.FontAttribute.self]
    result.style = self[TintypeAttributes.ForegroundColorAttribute.self]
    result.background = self[TintypeAttributes.BackgroundColorAttribute.self]
    result.tracking = self[TintypeAttributes.TrackingAttribute.self]
    result.kerning = self[TintypeAttributes.KerningAttribute.self]
    result.baselineOffset = self[TintypeAttributes.BaselineOffsetAttribute.self]
    result.underline = self[TintypeAttributes.UnderlineStyleAttribute.self].map {
      TextAttributes.LineStyle(isActive: true, pattern: $0.pattern, color: $0.color)
    }
    result.strikethrough = self[TintypeAttributes.StrikethroughStyleAttribute.self].map {
      TextAttributes.LineStyle(isActive: true, pattern: $0.pattern, color: $0.color)
    }
    self[TintypeAttributes.InlinePresentationIntentAttribute.self]?.apply(to: &result)
    return result
  }
}
