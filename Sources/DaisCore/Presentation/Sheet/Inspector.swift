// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Shows details beside the app while a binding is true: a column at the trailing edge of wide windows, which makes
    /// the app narrower and blocks nothing, and a sheet on phones. Turning the phone keeps its state.
    ///
    /// ```swift
    /// Canvas()
    ///     .inspector(isPresented: $showsDetails) {
    ///         Details(of: selection).inspectorColumnWidth(min: 240, ideal: 300, max: 400)
    ///     }
    /// ```
    /// - Parameters:
    ///   - isPresented: set to `false` when the sheet is dismissed; the column has no way of its own to go.
    ///   - content: has the environment of this view.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let content = content()
        return modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.whether(isPresented, .inspector) { AnyView(content) }
            })
    }

    /// Sets the width of the column of the inspector around this view.
    ///
    /// - Parameters:
    ///   - min: points; it is not narrower than this while the window has room.
    ///   - ideal: points.
    ///   - max: points.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        presentationOption(InspectorWidthOption(min: min, ideal: ideal, max: max))
    }

    /// Sets the width of the column of the inspector around this view, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        presentationOption(InspectorWidthOption(min: width, ideal: width, max: width))
    }
}

nonisolated struct InspectorWidthOption: PresentationOption {
    let min: CGFloat?
    let ideal: CGFloat
    let max: CGFloat?

    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.set("--column", "clamp(\((min ?? 0).px),\(ideal.px),\((max ?? ideal).px))")
        if let min, min > ideal || min > (max ?? ideal) {
            layer.warn("whose column is at least wider than it should be.", remedy: "Let min ≤ ideal ≤ max.")
        } else if let max, max < ideal {
            layer.warn("whose column should be wider than it may be.", remedy: "Let min ≤ ideal ≤ max.")
        }
    }
}

extension PresentationKind {
    /// The client takes it for a modal dialog only where it is a sheet.
    nonisolated static let inspector = PresentationKind(
        name: "inspector", classPrefix: "inspector", role: "dialog", rank: .columns,
        dismissals: [.scrim, .escape, .drag], wrapsContent: true, laysOutContent: true)
}
