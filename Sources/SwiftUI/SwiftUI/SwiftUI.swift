// Lets article code and sources from a Mac compile unchanged on Linux. On a Mac the module of this
// name is Apple's, and this one is empty: it may be named in a manifest that a Mac reads too.
#if os(Linux)
@_exported public import Tintype
#endif
