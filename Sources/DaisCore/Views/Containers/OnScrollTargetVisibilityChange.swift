// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Runs an action when other views of a target layout are in sight.
    ///
    /// ```swift
    /// @State private var seen: [Int] = []
    ///
    /// ScrollView {
    ///     LazyVStack { ForEach(0..<500) { Text("Row \($0)") } }.scrollTargetLayout()
    /// }
    /// .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
    /// ```
    /// The browser watches the views by itself and reports changes alone, at most once per frame.
    ///
    /// - Parameters:
    ///   - idType: The type of the identifiers. Views with others are left out.
    ///   - threshold: The share of a view's area that has to be in sight, from 0 to 1.
    ///   - action: A closure that takes the identifiers of the views in sight, in the order of the layout.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        let share = min(max(threshold.isNaN ? 0.5 : threshold, 0), 1).css
        return modifier(
            ScrollObserverModifier(subject: .targets(share: share)) { payload, identities in
                let numbers = (payload[1].array ?? []).compactMap { $0.int.flatMap { UInt32(exactly: $0) } }
                action(numbers.compactMap { identities($0).lazy.compactMap { $0.base as? ID }.first })
            })
    }
}
