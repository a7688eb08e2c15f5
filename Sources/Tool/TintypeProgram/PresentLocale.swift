import Foundation
import Synchronization

/// What code that asks the system for its locale is told while a picture is drawn: the picture's.
///
/// Foundation on Linux says `en_001` to everybody. A program's own functions go before those of libraries, also for
/// libraries that it loads; these stand before Foundation's getters, whose symbols they have. No file of this module
/// may ask for `Locale.current` and its like: the compiler would take both for one function. What Foundation itself
/// formats by the name `en_001` is `CTintypeLocale.c`'s.
enum PresentLocale {
  private static let told = Mutex(Locale(identifier: "en_US"))

  /// The locale; America's English until one is set.
  static var value: Locale {
    get { told.withLock { $0 } }
    set { told.withLock { $0 = newValue } }
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
