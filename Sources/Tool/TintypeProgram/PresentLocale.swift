import Foundation
import Synchronization

/// The locale that code is given which asks the system for its own: the picture's, where one is drawn.
///
/// A program's own functions go before those of libraries, also for libraries that it loads; these stand before
/// Foundation's getters, whose symbols they have. No file of this module may ask for `Locale.current` and its like: the
/// compiler would take both for one function. What Foundation itself formats by the name `en_001` is `locale.c`'s in
/// `CTintypeInterposition`. A test looks the symbols up in the libraries of the toolchain.
enum PresentLocale {
  /// The locale that Foundation on Linux gives everybody, whatever the environment says.
  private static let international = "en_001"
  private static let current = Mutex(Locale(identifier: international))

  /// The locale; international English, as without these functions, until one is set.
  static var value: Locale {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

#if os(Linux)
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
func currentLocale() -> Locale { PresentLocale.value }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
func autoupdatingLocale() -> Locale { PresentLocale.value }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
func currentCalendar() -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = PresentLocale.value
  return calendar
}

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
func autoupdatingCalendar() -> Calendar { currentCalendar() }
#endif
