// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Keeps this view interactive while a modal is presented whose style refers to it. It stays reachable by pointer,
    /// keyboard and assistive technologies.
    ///
    /// ```swift
    /// SearchField().modalSourceView("search")
    ///
    /// ModalBehaviorPreferences(overlayTap: .dismiss(), sourceView: "search")
    /// ```
    ///
    /// - Parameter id: The id in ``ModalBehaviorPreferences/sourceView``. Several views may have the same id.
    nonisolated public func modalSourceView(_ id: some Hashable) -> some View {
        modifier(ModalSourceView(id: id))
    }
}

nonisolated struct ModalSourceView: BoxModifier {
    let id: AnyHashable

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute(AttributeName.source, Self.name(of: id))
    }

    static func name(of id: AnyHashable) -> String { "\(id.base)" }
}
