// SPDX-License-Identifier: Apache-2.0

/// A type that defines the appearance, transitions and behavior of modals, for example in a design system.
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
/// A style only returns values. They are sent once; the browser resolves sizes, follows the window and plays
/// transitions. Prefer values relative to the container (`.fill`, `.fraction(0.5)`, `.content`, insets) over numbers;
/// see ``ModalPresentationContext``. The style is evaluated again when the values it has read change.
public protocol ModalPresentationStyle {
    /// Returns the interactions with the modal and the views below it.
    func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences
    /// Returns the appearance between entry and exit.
    func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues
    /// Returns the values from which the entry starts.
    func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues
    /// Returns the values at which the exit ends, by default those of the entry. It is also called with
    /// ``ModalPresentationContext/isInteractive`` for an exit by dragging.
    func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues
    /// Returns the resistance against dragging in the opposite direction, or `nil` if the modal does not move.
    func reverseTransitionValues(for context: ModalPresentationContext) -> ModalReverseTransitionValues?
    /// Changes the environment of the content.
    func customize(environment: inout EnvironmentValues)
}

extension ModalPresentationStyle {
    /// Returns the values of the entry.
    public func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
        enterTransitionValues(for: context)
    }
    /// Returns `nil`.
    public func reverseTransitionValues(for context: ModalPresentationContext) -> ModalReverseTransitionValues? { nil }
    /// Leaves the environment unchanged.
    public func customize(environment: inout EnvironmentValues) {}
}

/// The environment under the name that modal styles use.
public typealias ViewEnvironment = EnvironmentValues
