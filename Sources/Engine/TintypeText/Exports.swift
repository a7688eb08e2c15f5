@_exported public import TintypeDrawing
