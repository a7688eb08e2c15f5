@_exported public import TintypeResolving
