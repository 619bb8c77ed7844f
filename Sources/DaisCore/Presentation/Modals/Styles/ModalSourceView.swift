// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Keeps this view within reach while a modal is presented whose style names it: a press on it goes to it, and so
    /// do the keyboard and screen readers.
    ///
    /// ```swift
    /// SearchField().modalSourceView("search")
    ///
    /// ModalBehaviorPreferences(overlayTap: .dismiss(), sourceView: "search")
    /// ```
    /// - Parameter id: what ``ModalBehaviorPreferences/sourceView`` says. Several views may have the same.
    nonisolated public func modalSourceView(_ id: some Hashable) -> some View {
        modifier(ModalSourceView(id: id))
    }
}

nonisolated struct ModalSourceView: BoxModifier {
    let id: AnyHashable

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute("data-source", Self.name(of: id))
    }

    static func name(of id: AnyHashable) -> String { "\(id.base)" }
}
