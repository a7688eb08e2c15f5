// Lets article code and sources from a Mac compile unchanged on Linux.
@_exported public import Tintype
