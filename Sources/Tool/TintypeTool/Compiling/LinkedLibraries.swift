import CTintypeFiles
import Foundation

/// The libraries that compiled code asks for.
enum LinkedLibraries {
  /// Tells the linker, before it is told of libraries, to leave out those of which nothing is used.
  ///
  /// Code asks for the library of each module that it can see. That of the network alone would load 26 others.
  static let asNeeded = "-Wl,--as-needed"

  /// What the linker is told of an object's libraries, as the compiler noted it there.
  ///
  /// - Parameter object: a file for x86 or ARM with 64 bits, little end first.
  /// - Returns: the linker's words; nil where the file is something else.
  static func arguments(in object: Data) -> [String]? {
    guard let section = ObjectSections(object)?.contents(named: ".swift1_autolink_entries") else {
      return nil
    }
    return section.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What the linker is told of the libraries of several objects, each word once.
  ///
  /// - Parameter objects: the objects.
  /// - Returns: the linker's words; nil where one cannot be read.
  static func arguments(in objects: [URL]) -> [String]? {
    var all: [String] = []
    for object in objects {
      guard let data = try? ReadBytes.mapping(object), let arguments = arguments(in: data) else {
        return nil
      }
      for argument in arguments where !all.contains(argument) { all.append(argument) }
    }
    return all
  }

  /// The words without the libraries that every program finds in the tool that loads it.
  ///
  /// Linkers read all names of a library that they are given, which takes longer than all else that they do. Only
  /// libraries whose names do not go by versions can be left out: Swift's.
  static func lacking(_ arguments: [String]) -> [String] {
    arguments.filter { !$0.hasPrefix("-l") || !tintype_has_loaded("lib\($0.dropFirst(2)).so") }
  }
}

/// The sections of an object file.
private struct ObjectSections {
  private let data: Data

  /// Reads a file in the format ELF.
  init?(_ data: Data) {
    // The letters, 64 bits, the little end first.
    guard data.count >= 64, data.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else {
      return nil
    }
    self.data = data
  }

  /// What a section holds; nil where there is none of the name.
  func contents(named name: String) -> Data? {
    // The fields of the file's and of the sections' heads lie where the format's description says.
    guard let start = integer(at: 40, bytes: 8), let size = integer(at: 58, bytes: 2),
      let count = integer(at: 60, bytes: 2), let namesIndex = integer(at: 62, bytes: 2),
      let names = section(at: start + namesIndex * size)
    else { return nil }
    let wanted = Data(name.utf8) + [0]
    for index in 0..<count {
      let head = start + index * size
      guard let offset = integer(at: head, bytes: 4), offset < names.count else { return nil }
      if names.dropFirst(offset).starts(with: wanted) { return section(at: head) }
    }
    return nil
  }

  private func section(at head: Int) -> Data? {
    guard let start = integer(at: head + 24, bytes: 8), let size = integer(at: head + 32, bytes: 8),
      start <= data.count, size <= data.count - start
    else { return nil }
    return data.subdata(in: start..<(start + size))
  }

  /// A number of which the little end comes first; nil where the file ends before, or it is none of this machine.
  private func integer(at offset: Int, bytes: Int) -> Int? {
    guard offset >= 0, offset <= data.count - bytes else { return nil }
    let value = (0..<bytes).reversed().reduce(UInt64(0)) { sum, index in
      sum << 8 | UInt64(data[data.startIndex + offset + index])
    }
    // Twice as far as any file goes, so that sums of two numbers are numbers.
    return value < 1 << 40 ? Int(value) : nil
  }
}
