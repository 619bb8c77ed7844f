// SPDX-License-Identifier: Apache-2.0
import Foundation

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
        let words = BuiltInStrings(context.locale)
        func points(_ height: CGFloat, _ detent: PresentationDetent) -> DetentHeight {
            DetentHeight(
                detent: detent, css: "min(\(max(height, smallest).px),var(--max))",
                name: words[.points].replacing("%@", with: height.rounded().css), order: height)
        }
        var list: [DetentHeight] = []
        for detent in detents {
            switch detent.kind {
            case .fraction(let fraction) where fraction > 0 && fraction <= 1:
                let percent = "\((fraction * 100).rounded().css) %"
                let name = fraction == 1 ? words[.large] : fraction == 0.5 ? words[.medium] : percent
                let css = fraction == 1 ? "var(--max)" : "calc(var(--max)*\(fraction.css))"
                list.append(DetentHeight(detent: detent, css: css, name: name, order: fraction * limit))
            case .height(let height) where height >= 0 && height.isFinite:
                list.append(points(height, detent))
            case .custom(let custom):
                // A custom detent without a height is unavailable in this window.
                guard let height = custom.height(in: context) else { continue }
                if height >= 0, height.isFinite {
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

    /// Heights begin at 0 where an app measures its content first. The sheet keeps an edge that a finger can drag.
    private static let smallest: CGFloat = 16
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
                remedy: "Fractions lie above 0 and up to 1, heights from 0.")
        case .unknownSelection:
            layer.warn(
                "whose selected detent is not among its detents; it rests at the smallest.",
                remedy: "Give presentationDetents(_:selection:) a set that contains the selection.")
        }
    }
}
