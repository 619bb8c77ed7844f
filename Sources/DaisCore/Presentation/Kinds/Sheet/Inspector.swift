// SPDX-License-Identifier: Apache-2.0
import Foundation

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
    /// An inspector of a view in an inspector is a further column beside the first. In a host under 600 points, such as
    /// a column of a split view, it is a sheet.
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
            InspectorModifier(
                site: CallSite(file, line), isPresented: isPresented, handlers: DismissalHandlers(),
                content: { AnyView(content) }))
    }

    /// Shows an inspector while a binding is true, with closures that receive the reason of a dismissal. The user can
    /// only dismiss the sheet of a narrow window.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, onWillDismiss: ((DismissalReason) -> Void)? = nil,
        onDismiss: @escaping (DismissalReason) -> Void, @ViewBuilder content: () -> V,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let content = content()
        return modifier(
            InspectorModifier(
                site: CallSite(file, line), isPresented: isPresented,
                handlers: DismissalHandlers(will: onWillDismiss, did: onDismiss), content: { AnyView(content) }))
    }
}

/// Keeps the width of the column that the user has chosen, also while the inspector is closed.
nonisolated struct InspectorModifier: ViewModifier, BuiltInModifier {
    let site: CallSite
    let isPresented: Binding<Bool>
    let handlers: DismissalHandlers
    let content: () -> AnyView
    @RestorableState("column") private var width: Double?

    init(
        site: CallSite, isPresented: Binding<Bool>, handlers: DismissalHandlers, content: @escaping () -> AnyView
    ) {
        self.site = site
        self.isPresented = isPresented
        self.handlers = handlers
        self.content = content
    }

    @MainActor func body(content base: Content) -> some View {
        let option = KeptColumnWidth(width: width, keep: $width)
        return base.modifier(
            Presenting(at: site) {
                var list = PresentationDescriptor.whether(isPresented, .inspector, handlers) { content() }
                for index in list.indices { list[index].options.set(option) }
                return list
            }
        )
        .transformPreference(WindowPartsKey.self) {
            $0.inspector = WindowPart(isShown: isPresented.wrappedValue) { isPresented.wrappedValue.toggle() }
        }
    }
}

extension PresentationKind {
    /// An inspector. The client treats it as a modal dialog only while it is a sheet.
    nonisolated static let inspector = PresentationKind(
        name: "inspector", classPrefix: "inspector", role: "dialog", rank: .columns,
        dismissals: [.scrim, .escape, .drag], wrapsContent: true, laysOutContent: true)
}
