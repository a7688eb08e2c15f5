// Lets sources from a Mac that use Combine compile unchanged on Linux.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
