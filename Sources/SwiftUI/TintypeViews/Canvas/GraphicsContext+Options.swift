import TintypeDrawing

extension GraphicsContext.GradientOptions {
  /// How often it is drawn on each side of its start; nil for a gradient that has ends.
  var copies: Int? { isDisjoint(with: [.repeat, .mirror]) ? nil : 32 }

  /// The stops of a gradient that is drawn several times, one after the other.
  ///
  /// - Parameters:
  ///   - stops: its stops.
  ///   - start: the number of the first one, counted from where it stands alone.
  ///   - end: the number after that of the last one.
  /// - Returns: stops from 0 to 1.
  func repeated(_ stops: [GradientStop], from start: Int, to end: Int) -> [GradientStop] {
    let count = Double(end - start)
    return (start..<end).flatMap { index in
      let isBackwards = contains(.mirror) && !index.isMultiple(of: 2)
      let ordered = isBackwards ? Array(stops.reversed()) : stops
      return ordered.map { stop in
        let location = isBackwards ? 1 - stop.location : stop.location
        return GradientStop(
          color: stop.color, location: (Double(index - start) + location) / count)
      }
    }
  }
}
