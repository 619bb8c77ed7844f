// SPDX-License-Identifier: Apache-2.0

/// How a modal looks, where it stands, how it comes and goes, and what ends it: a design system's own vocabulary.
///
/// ```swift
/// struct DrawerStyle: ModalPresentationStyle {
///     func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
///         ModalBehaviorPreferences(overlayTap: .dismiss())
///     }
///     func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
///         ModalDisplayValues(
///             frame: ModalFrame(width: .explicit(320), height: .fill, alignment: .leading), overlayOpacity: 0.4)
///     }
///     func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
///         ModalTransitionValues(frame: .beyond(.leading))
///     }
/// }
/// ```
/// A style only says values. They travel once; the browser resolves sizes, follows the window and plays the motions without
/// asking. So a style is described in terms of its container (`.fill`, `.fraction(0.5)`, `.content`, insets) wherever that
/// suffices; numbers are there for those that need them, see ``ModalPresentationContext``. It is asked again when what it
/// has read changes.
public protocol ModalPresentationStyle {
    /// What the user can do with it and around it.
    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences
    /// How it is while it is there.
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues
    /// What it comes from.
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues
    /// What it goes to; what it came from, unless said otherwise. Asked once more with
    /// ``ModalPresentationContext/isInteractive`` for an exit that a finger has begun.
    func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues
    /// How far it gives way when it is dragged the other way; `nil` is not at all.
    func reverseTransitionValues(for context: ModalPresentationContext) -> ModalReverseTransitionValues?
    /// Changes the environment of its content.
    func customize(environment: inout EnvironmentValues)
}

extension ModalPresentationStyle {
    public func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        enterTransitionValues(for: context)
    }
    public func reverseTransitionValues(for context: ModalPresentationContext) -> ModalReverseTransitionValues? { nil }
    public func customize(environment: inout EnvironmentValues) {}
}

/// The environment, by the name it has where styles come from.
public typealias ViewEnvironment = EnvironmentValues
