@_exported public import TintypeGeometry
