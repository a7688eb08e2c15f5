// Curves become 32 straight pieces each, which is less than a tenth of a point off at 300 points.
extension Path {
  /// The outline of what lies in this path or in another one.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement.combined(self, other, eoFill: eoFill) { $0 || $1 }
  }

  /// The outline of what lies in this path and in another one.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement.combined(self, other, eoFill: eoFill) { $0 && $1 }
  }

  /// The outline of what lies in this path and not in another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement.combined(self, other, eoFill: eoFill) { $0 && !$1 }
  }

  /// The outline of what lies in one of two paths and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement.combined(self, other, eoFill: eoFill) { $0 != $1 }
  }

  /// The parts of the line of this path that lie inside another one.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement.line(of: self, isInside: true, of: other, eoFill: eoFill)
  }

  /// The parts of the line of this path that lie outside of another one.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathArrangement.line(of: self, isInside: false, of: other, eoFill: eoFill)
  }

  /// The path without overlaps of its own: the outline of what it fills.
  public func normalized(eoFill: Bool = false) -> Path {
    PathArrangement.combined(self, Path(), eoFill: eoFill) { first, _ in first }
  }
}
