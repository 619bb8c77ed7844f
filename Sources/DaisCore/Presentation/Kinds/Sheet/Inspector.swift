// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Shows an inspector while a binding is true: a trailing column in wide windows, which narrows the app and is not
    /// modal, and a sheet on phones. Its state is kept when the window's width changes.
    ///
    /// ```swift
    /// Canvas()
    ///     .inspector(isPresented: $showsDetails) {
    ///         Details(of: selection).inspectorColumnWidth(min: 240, ideal: 300, max: 400)
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: A binding that is set to `false` when the sheet is dismissed. The user cannot dismiss the
    ///     column.
    ///   - content: The content, in the environment of this view.
    ///   - file: The file of the call, for diagnostics.
    ///   - line: The line of the call, for diagnostics.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let content = content()
        return modifier(
            Presenting(at: CallSite(file, line)) {
                PresentationDescriptor.whether(isPresented, .inspector) { AnyView(content) }
            })
    }

    /// Sets the width range of the column of the enclosing inspector.
    ///
    /// - Parameters:
    ///   - min: The minimum width in points while the window has room.
    ///   - ideal: The preferred width in points.
    ///   - max: The maximum width in points.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        presentationOption(InspectorWidthOption(min: min, ideal: ideal, max: max))
    }

    /// Sets a fixed width, in points, of the column of the enclosing inspector.
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
    /// An inspector. The client treats it as a modal dialog only while it is a sheet.
    nonisolated static let inspector = PresentationKind(
        name: "inspector", classPrefix: "inspector", role: "dialog", rank: .columns,
        dismissals: [.scrim, .escape, .drag], wrapsContent: true, laysOutContent: true)
}
