/// The identifier of a locale as a person writes it: `en`, `pt-BR`, `zh_Hans`.
struct LocaleName: Equatable {
  let identifier: String

  init?(_ text: String) {
    guard text.wholeMatch(of: #/[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,4}/#) != nil else {
      return nil
    }
    identifier = text
  }
}
