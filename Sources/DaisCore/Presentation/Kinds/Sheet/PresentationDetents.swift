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
                }, problems: problems))
    }
}

extension EnvironmentValues {
    var detentContext: PresentationDetent.Context { PresentationDetent.Context(environment: self) }
}

/// A detent as the browser resolves it.
nonisolated struct DetentHeight {
    let detent: PresentationDetent
    let css: String
    /// The name that is announced when the sheet rests at the detent.
    let name: String
    /// The sort key: a percentage of the available height, or points. The window's height relates the two.
    private let order: CGFloat

    static func list(
        _ detents: Set<PresentationDetent>, in context: PresentationDetent.Context, problems: inout [DetentProblem]
    ) -> [DetentHeight] {
        if detents.isEmpty { problems.append(.empty) }
        let fractionsOnly = detents.allSatisfy { if case .fraction = $0.kind { true } else { false } }
        let limit = fractionsOnly ? 1 : context.maxDetentValue
        var list: [DetentHeight] = []
        for detent in detents {
            switch detent.kind {
            case .fraction(let fraction) where fraction > 0 && fraction <= 1:
                let name = fraction == 1 ? "Large" : fraction == 0.5 ? "Medium" : "\((fraction * 100).rounded().css) %"
                let css = fraction == 1 ? "var(--max)" : "calc(var(--max)*\(fraction.css))"
                list.append(DetentHeight(detent: detent, css: css, name: name, order: fraction * limit))
            case .height(let height) where height > 0 && height.isFinite:
                list.append(points(height, detent))
            case .custom(let custom):
                // A custom detent without a height is unavailable in this window.
                guard let height = custom.height(in: context) else { continue }
                if height > 0, height.isFinite {
                    list.append(points(height, detent))
                } else {
                    problems.append(.impossible("a custom height of \(height)"))
                }
            case .fraction(let fraction): problems.append(.impossible("the fraction \(fraction)"))
            case .height(let height): problems.append(.impossible("the height \(height)"))
            }
        }
        return list.sorted { ($0.order, $0.css) < ($1.order, $1.css) }
    }

    private static func points(_ height: CGFloat, _ detent: PresentationDetent) -> DetentHeight {
        DetentHeight(
            detent: detent, css: "min(\(height.px),var(--max))", name: "\(height.rounded().css) points", order: height)
    }
}

nonisolated enum DetentProblem: Hashable {
    case empty, unknownSelection
    case impossible(String)

    @MainActor func report(to layer: LayerDescription) {
        switch self {
        case .empty:
            layer.warn("with no detents; it gets .large.", remedy: "Put one into presentationDetents.")
        case .impossible(let what):
            layer.warn(
                "with \(what) among its detents, which is left out.",
                remedy: "Fractions lie above 0 and up to 1, heights above 0.")
        case .unknownSelection:
            layer.warn(
                "whose selected detent is not among its detents; it rests at the smallest.",
                remedy: "Give presentationDetents(_:selection:) a set that contains the selection.")
        }
    }
}

nonisolated struct DetentsOption: PresentationOption {
    let heights: [DetentHeight]
    let selected: PresentationDetent?
    /// Sets the selection and returns its resulting value.
    let select: ((PresentationDetent) -> PresentationDetent)?
    let problems: [DetentProblem]

    @MainActor func apply(to layer: inout LayerDescription) {
        for problem in problems { problem.report(to: layer) }
        layer.sheet.heights = heights
        layer.sheet.selected = selected
        layer.sheet.select = select
    }
}
