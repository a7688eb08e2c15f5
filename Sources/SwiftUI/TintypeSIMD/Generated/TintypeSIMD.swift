// Made of Fixtures/Names/TintypeSIMD/TintypeSIMD.txt by `make names`: change that file instead.
// swift-format-ignore-file

#if os(Linux)

/// Two numbers.
public typealias simd_float2 = SIMD2<Float>

/// Three numbers.
public typealias simd_float3 = SIMD3<Float>

/// Four numbers.
public typealias simd_float4 = SIMD4<Float>

/// Two numbers.
public typealias simd_double2 = SIMD2<Double>

/// Three numbers.
public typealias simd_double3 = SIMD3<Double>

/// Four numbers.
public typealias simd_double4 = SIMD4<Double>

/// Two whole numbers.
public typealias simd_int2 = SIMD2<Int32>

/// Three whole numbers.
public typealias simd_int3 = SIMD3<Int32>

/// Four whole numbers.
public typealias simd_int4 = SIMD4<Int32>

/// Two whole numbers.
public typealias simd_uint2 = SIMD2<UInt32>

/// Three whole numbers.
public typealias simd_uint3 = SIMD3<UInt32>

/// Four whole numbers.
public typealias simd_uint4 = SIMD4<UInt32>

/// Two numbers.
public typealias vector_float2 = SIMD2<Float>

/// Three numbers.
public typealias vector_float3 = SIMD3<Float>

/// Four numbers.
public typealias vector_float4 = SIMD4<Float>

/// Two numbers.
public typealias float2 = SIMD2<Float>

/// Three numbers.
public typealias float3 = SIMD3<Float>

/// Four numbers.
public typealias float4 = SIMD4<Float>

/// Two numbers.
public typealias double2 = SIMD2<Double>

/// Three numbers.
public typealias double3 = SIMD3<Double>

/// Four numbers.
public typealias double4 = SIMD4<Double>

/// Two columns.
public typealias simd_float2x2 = SquareMatrix<SIMD2<Float>>

/// Three columns.
public typealias simd_float3x3 = SquareMatrix<SIMD3<Float>>

/// Four columns.
public typealias simd_float4x4 = SquareMatrix<SIMD4<Float>>

/// Two columns.
public typealias simd_double2x2 = SquareMatrix<SIMD2<Double>>

/// Three columns.
public typealias simd_double3x3 = SquareMatrix<SIMD3<Double>>

/// Four columns.
public typealias simd_double4x4 = SquareMatrix<SIMD4<Double>>

/// Three columns.
public typealias matrix_float3x3 = simd_float3x3

/// Four columns.
public typealias matrix_float4x4 = simd_float4x4

/// Two columns.
public typealias float2x2 = simd_float2x2

/// Three columns.
public typealias float3x3 = simd_float3x3

/// Four columns.
public typealias float4x4 = simd_float4x4

/// Two columns.
public typealias double2x2 = simd_double2x2

/// Three columns.
public typealias double3x3 = simd_double3x3

/// Four columns.
public typealias double4x4 = simd_double4x4

/// A turn in space.
public typealias simd_quatf = Quaternion<Float>

/// A turn in space.
public typealias simd_quatd = Quaternion<Double>

/// Two numbers.
public func SIMD2Make<T: SIMDScalar>(_ x: T, _ y: T) -> SIMD2<T> { SIMD2(x, y) }

/// Two numbers.
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }

/// Three numbers.
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }

/// Four numbers.
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }

/// The sum of products.
public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }

/// The square of the length.
public func length_squared<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(vector, vector) }

/// The length.
public func length<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(vector, vector).squareRoot() }

/// How far two are from each other.
public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { length(a - b) }

/// The square of it.
public func distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(a - b) }

/// The direction alone; NaN where there is none.
public func normalize<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { vector / length(vector) }

/// What lies between two.
public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }

/// What lies between two.
public func mix<V: SIMD>(_ a: V, _ b: V, t: V) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }

/// Within bounds.
public func clamp<V: SIMD>(_ vector: V, min: V, max: V) -> V where V.Scalar: Comparable & FloatingPoint { vector.clamped(lowerBound: min, upperBound: max) }

/// Within bounds.
public func clamp<V: SIMD>(_ vector: V, min: V.Scalar, max: V.Scalar) -> V where V.Scalar: Comparable & FloatingPoint { vector.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max)) }

/// Within bounds.
public func clamp<T: FloatingPoint>(_ value: T, min: T, max: T) -> T { Swift.min(Swift.max(value, min), max) }

/// What lies between two.
public func mix(_ a: Double, _ b: Double, t: Double) -> Double { a + (b - a) * t }

/// What lies between two.
public func mix(_ a: Float, _ b: Float, t: Float) -> Float { a + (b - a) * t }

/// 0 before an edge, 1 from it on.
public func step<T: FloatingPoint>(_ value: T, edge: T) -> T { value < edge ? 0 : 1 }

/// 0 before an edge, 1 behind another, smooth between.
public func smoothstep<T: FloatingPoint>(_ value: T, edge0: T, edge1: T) -> T { smooth(clamp((value - edge0) / (edge1 - edge0), min: 0, max: 1)) }

private func smooth<T: FloatingPoint>(_ t: T) -> T { t * t * (3 - 2 * t) }

/// 1, 0 or -1.
public func sign<T: FloatingPoint>(_ value: T) -> T { value > 0 ? 1 : value < 0 ? -1 : 0 }

/// What is behind the point.
public func fract<T: FloatingPoint>(_ value: T) -> T { value - value.rounded(.down) }

/// As from a mirror.
public func reflect<V: SIMD>(_ vector: V, n: V) -> V where V.Scalar: FloatingPoint { vector - n * (2 * dot(vector, n)) }

/// The part along another.
public func project<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: FloatingPoint { b * (dot(a, b) / dot(b, b)) }

/// Without signs.
public func abs<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { vector.replacing(with: -vector, where: vector .< V.zero) }

/// The smaller ones.
public func min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMin(a, b) }

/// The larger ones.
public func max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMax(a, b) }

/// Rounded down.
public func floor<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { vector.rounded(.down) }

/// Rounded up.
public func ceil<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { vector.rounded(.up) }

/// What is behind the points.
public func fract<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { vector - vector.rounded(.down) }

/// The sum.
public func reduce_add<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint { vector.sum() }

/// The smallest.
public func reduce_min<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: Comparable { vector.min() }

/// The largest.
public func reduce_max<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: Comparable { vector.max() }

/// What stands on both.
public func cross<T: FloatingPoint>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> { SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x) }

/// What stands on both.
public func cross<T: FloatingPoint>(_ a: SIMD2<T>, _ b: SIMD2<T>) -> SIMD3<T> { SIMD3(0, 0, a.x * b.y - a.y * b.x) }

/// The sum of products.
public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, b) }

/// The length.
public func simd_length<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint { length(vector) }

/// The square of the length.
public func simd_length_squared<V: SIMD>(_ vector: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(vector) }

/// How far two are from each other.
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(a, b) }

/// The square of it.
public func simd_distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { distance_squared(a, b) }

/// The direction alone.
public func simd_normalize<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { normalize(vector) }

/// What lies between two.
public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(a, b, t: t) }

/// Within bounds.
public func simd_clamp<V: SIMD>(_ vector: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable & FloatingPoint { clamp(vector, min: min, max: max) }

/// What stands on both.
public func simd_cross<T: FloatingPoint>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> { cross(a, b) }

/// As from a mirror.
public func simd_reflect<V: SIMD>(_ vector: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(vector, n: n) }

/// Without signs.
public func simd_abs<V: SIMD>(_ vector: V) -> V where V.Scalar: FloatingPoint { abs(vector) }

/// The smaller ones.
public func simd_min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMin(a, b) }

/// The larger ones.
public func simd_max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { pointwiseMax(a, b) }

/// Smooth between two edges.
public func simd_smoothstep(_ a: Float, _ b: Float, _ x: Float) -> Float { smoothstep(x, edge0: a, edge1: b) }

/// A matrix on a vector.
public func simd_mul<V: SIMD>(_ a: SquareMatrix<V>, _ b: V) -> V where V.Scalar: FloatingPoint { a * b }

/// One matrix after another.
public func simd_mul<V: SIMD>(_ a: SquareMatrix<V>, _ b: SquareMatrix<V>) -> SquareMatrix<V> where V.Scalar: FloatingPoint { a * b }

/// The way back.
public func simd_inverse<V: SIMD>(_ a: SquareMatrix<V>) -> SquareMatrix<V> where V.Scalar: FloatingPoint { a.inverse }

/// Rows for columns.
public func simd_transpose<V: SIMD>(_ a: SquareMatrix<V>) -> SquareMatrix<V> where V.Scalar: FloatingPoint { a.transpose }

/// A turn between two.
public func simd_slerp<T>(_ a: Quaternion<T>, _ b: Quaternion<T>, _ t: T) -> Quaternion<T> { a.turned(to: b, t) }

/// A turn of length 1.
public func simd_normalize<T>(_ a: Quaternion<T>) -> Quaternion<T> { a.normalized }

/// A vector turned.
public func simd_act<T>(_ a: Quaternion<T>, _ vector: SIMD3<T>) -> SIMD3<T> { a.act(vector) }

/// What changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(diagonal: SIMD3(repeating: 1))

/// What changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(diagonal: SIMD4(repeating: 1))

/// What changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(diagonal: SIMD3(repeating: 1))

/// What changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(diagonal: SIMD4(repeating: 1))
#endif
