import Foundation

/// libFuzzer's own entry, with its arguments and what takes an input.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What takes the inputs; libFuzzer's callback can hold nothing.
nonisolated(unsafe) private var chosen = FuzzTarget.png

/// Hands arguments to libFuzzer, which does not come back but to end.
private func fuzz(_ arguments: [String]) -> Int32 {
  let copies = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
    capacity: arguments.count + 1)
  for (index, argument) in arguments.enumerated() { copies[index] = strdup(argument) }
  copies[arguments.count] = nil
  var count = Int32(arguments.count)
  var start = copies
  return runFuzzer(&count, &start) { bytes, length in
    chosen.run(UnsafeBufferPointer(start: bytes, count: length))
    return 0
  }
}

// TintypeFuzz TARGET PACKAGE CORPUS [libFuzzer's arguments…]
let given = CommandLine.arguments
guard given.count >= 4, let target = FuzzTarget(rawValue: given[1]) else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
  print("usage: TintypeFuzz \(names) PACKAGE CORPUS [ARGUMENT…]")
  exit(64)
}
chosen = target
let corpus = URL(filePath: given[3])
try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
for (index, seed) in target.seeds(URL(filePath: given[2])).enumerated() {
  try seed.write(to: corpus.appending(path: "seed-\(index)"))
}
exit(fuzz([given[0], corpus.path] + given.dropFirst(4)))
