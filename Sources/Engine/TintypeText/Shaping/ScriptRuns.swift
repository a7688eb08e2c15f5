import CTintypeHarfBuzz

/// The scripts of characters, with those that belong to several resolved by what stands around them.
enum ScriptRuns {
  private static let common = HB_SCRIPT_COMMON
  private static let inherited = HB_SCRIPT_INHERITED

  /// The ISO 15924 tag of a character's script; nil for private use and unassigned characters.
  static func script(of character: UInt32) -> String? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), character)
    guard script != HB_SCRIPT_UNKNOWN else { return nil }
    let raw = UInt32(script.rawValue)
    return String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: raw >> $0) }, as: UTF8.self)
  }

  /// The script for each character of a paragraph.
  ///
  /// A common or inherited character takes the script before it, or the first one after it at the start.
  /// A closing bracket takes that of its opening one.
  ///
  /// - Parameter characters: the scalar values of the paragraph.
  /// - Returns: a HarfBuzz script for each; all common where none is specific.
  static func resolve(_ characters: [UInt32]) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var result: [hb_script_t] = []
    result.reserveCapacity(characters.count)
    var current = common
    var leading = 0
    var open: [(closing: UInt32, script: hb_script_t)] = []
    for character in characters {
      let own = hb_unicode_script(functions, character)
      if own != common, own != inherited, own != HB_SCRIPT_UNKNOWN {
        current = own
        while leading < result.count, result[leading] == common {
          result[leading] = own
          leading += 1
        }
        leading = result.count + 1
      } else if character < 0x300c + 6 {
        pair(character, &current, &open)
      }
      result.append(current)
    }
    return result
  }

  /// Follows brackets, so that both of a pair are shaped with the same script.
  private static func pair(
    _ character: UInt32, _ current: inout hb_script_t,
    _ open: inout [(closing: UInt32, script: hb_script_t)]
  ) {
    let closing: UInt32? =
      switch character {
      case 0x28: 0x29
      case 0x5b: 0x5d
      case 0x7b: 0x7d
      case 0xab: 0xbb
      case 0x2018: 0x2019
      case 0x201c: 0x201d
      case 0x3008, 0x300a, 0x300c, 0x300e, 0x3010: character + 1
      default: nil
      }
    if let closing {
      if open.count < 32, current != common { open.append((closing, current)) }
    } else if let match = open.lastIndex(where: { $0.closing == character }) {
      current = open[match].script
      open.removeSubrange(match...)
    }
  }
}
