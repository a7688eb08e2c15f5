@_exported public import TintypeGeometry
@_exported public import TintypeLayout
