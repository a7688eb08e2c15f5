import Foundation
import Testing
import TintypeTestSupport

/// `make mutate` finds positions for faults in a sample, and writes them into it.
@Suite struct FaultTests {
  @Test func aSampleHasTheFaultsThatAreExpected() throws {
    try ChildProcess.require()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", "\(PackageFolder.root.path)/Tests/Mutate/sample.py"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
