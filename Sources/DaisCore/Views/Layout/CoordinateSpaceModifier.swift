// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Names the view's coordinate space for gestures and geometry readers inside it.
    ///
    /// ```swift
    /// Board().coordinateSpace(.named("board"))
    /// ```
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
    }

    /// Names the view's coordinate space for gestures and geometry readers inside it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(space: .named(AnyHashable(name))))
    }
}

nonisolated struct CoordinateSpaceModifier: BoxModifier {
    let space: CoordinateSpace

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        let before = appearance.attributes.first { $0.name == AttributeName.space }.map { $0.value + " " } ?? ""
        appearance.attribute(AttributeName.space, before + space.wireName)
    }
}
