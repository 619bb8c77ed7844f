// SPDX-License-Identifier: Apache-2.0

/// A modifier with animatable data, which is equivalent to conforming to both protocols.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
