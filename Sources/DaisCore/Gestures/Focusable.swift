// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Sets whether the view can have the keyboard focus and receive key presses.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Sets whether the view can have the keyboard focus for some interactions. On a page, the Tab key reaches all views that
    /// can have the focus, so that all interactions are equal.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        focusable(isFocusable)
    }

    /// Sets whether the view can have the keyboard focus, and performs an action when it gets or loses it.
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        modifier(FocusChangeModifier(isFocusable: isFocusable, action: onFocusChange))
    }

    /// Hides the focus ring of the view and its descendants, for views that indicate focus themselves.
    ///
    /// ```swift
    /// Board().focusable().focusEffectDisabled().border(isFocused ? .blue : .clear)
    /// ```
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(FocusEffectModifier(isDisabled: disabled))
    }
}

/// The interactions for which a view can have the focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// The raw value: one bit for each interaction.
    public let rawValue: Int
    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view performs an action, as a button does.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view receives what the user types.
    public static let edit = FocusInteractions(rawValue: 2)
    /// All interactions.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// Reports the focus of a view.
nonisolated struct FocusChangeModifier: ViewModifier, BuiltInModifier {
    let isFocusable: Bool
    let action: (Bool) -> Void
    @FocusState private var isFocused

    init(isFocusable: Bool, action: @escaping (Bool) -> Void) {
        self.isFocusable = isFocusable
        self.action = action
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(FocusableModifier(isFocusable: isFocusable)).focused($isFocused)
            .onChange(of: isFocused) { action($1) }
    }
}

nonisolated struct FocusEffectModifier: BoxModifier, Equatable {
    let isDisabled: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if isDisabled { appearance.addClass("ringless") }
    }
}

nonisolated struct FocusableModifier: BoxModifier, Equatable {
    let isFocusable: Bool

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if isFocusable { appearance.attribute("tabindex", "0") }
    }
}
