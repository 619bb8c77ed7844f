// SPDX-License-Identifier: Apache-2.0

/// The values around a view that its layers take over. The layers are elsewhere in the document, so they do not inherit.
enum LayerSurroundings {
    /// The custom properties that a host sets for the toasts inside it.
    static let toasts = ["--toast-gap", "--toast-inset", "--toast-width", "--toast-radius"]
    static let properties = ["--tint", "--on", "--tf", "--u", "color-scheme"] + toasts
    static let attributes = ["dir", "lang", AttributeName.toasts]

    /// Returns whether two appearances differ in one of the values.
    @MainActor static func differ(_ a: InternedAppearance, _ b: InternedAppearance) -> Bool {
        properties.contains { a.style[$0] != b.style[$0] }
            || attributes.contains { name in a.value(of: name) != b.value(of: name) }
    }
}

extension InternedAppearance {
    fileprivate func value(of attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
}
