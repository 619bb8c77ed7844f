// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Runs an action when the view scrolls into sight or out of it.
    ///
    /// ```swift
    /// @State private var current = 0
    ///
    /// ScrollView {
    ///     ForEach(0..<20) { chapter in
    ///         Text("Chapter \(chapter)").onScrollVisibilityChange(threshold: 0.2) { isSeen in
    ///             if isSeen { current = chapter }
    ///         }
    ///     }
    /// }
    /// ```
    /// The browser watches the view by itself and reports changes alone.
    ///
    /// - Parameters:
    ///   - threshold: The share of the view's area that has to be in sight, from 0 to 1.
    ///   - action: A closure that takes `true` if that much is in sight. It runs with `true` first, and not for a view
    ///     that begins out of sight.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityChange(threshold: threshold, action: action))
    }
}

nonisolated struct ScrollVisibilityChange: BoxModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor static var layer: BoxLayer { .events }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.attribute(AttributeName.sight, min(max(threshold.isNaN ? 0.5 : threshold, 0), 1).css)
    }

    @MainActor static func attach(to element: Element, node: BoxModifierBase, current: CurrentModifier<Self>) {
        var isSeen = false
        let held = HeldReport<Bool>()
        let tell = { (new: Bool) in
            guard new != isSeen else { return }
            isSeen = new
            current().action(new)
        }
        element.on(.custom) { [unowned node] payload in
            guard payload[0].string == "sight", let new = payload[1].bool else { return }
            held.pass(new, about: node, to: tell)
        }
    }
}
