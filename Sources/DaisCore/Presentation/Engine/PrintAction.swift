// SPDX-License-Identifier: Apache-2.0

/// Opens the browser's dialog for printing. Read it from the environment and call it like a function.
///
/// ```swift
/// struct Invoice: View {
///     @Environment(\.printPage) private var printPage
///     var body: some View {
///         VStack {
///             Text("Total: 120 €")
///             Button("Print", systemImage: "printer") { printPage() }.hiddenInPrint()
///         }
///     }
/// }
/// ```
/// The dialog opens about a second after the changes of the action have been shown, when all rows of long lists are there.
/// In a presentation, such as a sheet, a popover or an inspector, the action prints that presentation alone. Elsewhere it
/// prints what the browser's own command prints. A browser may ask the user before it opens the dialog, and does not
/// report what the user has chosen. SwiftUI has no equivalent.
@MainActor
public struct PrintAction {
    private let context: PresentationContext?

    nonisolated init(_ context: PresentationContext?) { self.context = context }

    /// Opens the dialog. Call the action like a function: `printPage()`.
    public func callAsFunction() {
        guard let tree = SessionContext.current?.tree else { return }
        let number = context?.machine?.layer?.overlay.id
        tree.mailbox.perform { [weak tree] in
            tree?.whenWritten { [weak tree] in
                tree?.emit(.document(name: "print", value: number.map(String.init) ?? ""))
            }
        }
    }
}

extension EnvironmentValues {
    /// Opens the browser's dialog for printing; see ``PrintAction``.
    public var printPage: PrintAction { PrintAction(presentationContext) }
}
