/// A modifier whose values move; a still picture shows their end.
public protocol AnimatableModifier: Animatable, ViewModifier {}
