#if canImport(Glibc)
import Glibc
#endif

/// A C library that is opened when it is first needed.
///
/// Only who asks for what it does needs it, and who does not starts without the many libraries that it needs in
/// turn.
package struct SharedLibrary: Sendable {
  // A library stays open until the process ends.
  private nonisolated(unsafe) let handle: UnsafeMutableRawPointer

  /// Opens a library.
  ///
  /// - Parameter name: its file's name with its version; nil is returned where it is not installed.
  package init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library; nil where it has none of the name.
  ///
  /// - Parameters:
  ///   - name: the function's name in C.
  ///   - type: its type, `@convention(c)`, as its header declares it.
  /// - Returns: the function.
  package func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
