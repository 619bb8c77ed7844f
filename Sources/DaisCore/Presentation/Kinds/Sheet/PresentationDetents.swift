// SPDX-License-Identifier: Apache-2.0
import Foundation

extension View {
    /// Sets the detents of the enclosing sheet. It opens at the smallest; the user changes the detent by dragging, or
    /// with the keyboard on the drag indicator.
    ///
    /// - Parameter detents: The detents. An empty set means `.large`.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(DetentsModifier(detents: detents, selection: nil))
    }

    /// Sets the detents of the enclosing sheet with a binding to the current one.
    ///
    /// ```swift
    /// @State private var detent = PresentationDetent.medium
    /// Details().presentationDetents([.medium, .large], selection: $detent)
    /// ```
    /// Setting the binding moves the sheet; dragging the sheet sets the binding.
    ///
    /// - Parameters:
    ///   - detents: The detents.
    ///   - selection: A binding to one of `detents`. For any other value the sheet uses the smallest.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(DetentsModifier(detents: detents, selection: selection))
    }
}

/// It has a body of its own, so that changes of the selection or of values that custom detents read do not evaluate the
/// view around it.
nonisolated struct DetentsModifier: ViewModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>?
    @Environment(\.detentContext) private var context

    @MainActor func body(content: Content) -> some View {
        var problems: [DetentProblem] = []
        let heights = DetentHeight.list(detents, in: context, problems: &problems)
        let selected = selection?.wrappedValue
        if let selected, !heights.contains(where: { $0.detent == selected }) { problems.append(.unknownSelection) }
        return content.presentationOption(
            DetentsOption(
                heights: heights, selected: selected,
                select: selection.map { selection in
                    {
                        selection.wrappedValue = $0
                        return selection.wrappedValue
                    }
                }, isInState: selection?.isInState ?? true, problems: problems))
    }
}

extension EnvironmentValues {
    var detentContext: PresentationDetent.Context { PresentationDetent.Context(environment: self) }
}

nonisolated struct DetentsOption: PresentationOption {
    let heights: [DetentHeight]
    let selected: PresentationDetent?
    /// Sets the selection and returns its resulting value.
    let select: ((PresentationDetent) -> PresentationDetent)?
    let isInState: Bool
    let problems: [DetentProblem]

    @MainActor func apply(to layer: inout LayerDescription) {
        for problem in problems { problem.report(to: layer) }
        layer.sheet.heights = heights
        layer.sheet.selected = selected
        layer.sheet.select = select
        layer.sheet.isInState = isInState
    }
}
