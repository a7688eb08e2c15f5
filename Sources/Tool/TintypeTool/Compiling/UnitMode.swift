/// How a unit takes part in a program.
enum UnitMode: Equatable {
  /// Its bare expressions are taken for views.
  case shown
  /// Its bare expressions are taken for ordinary statements: they are no views.
  case plain
  /// It does not compile and is left out.
  case dropped
}
