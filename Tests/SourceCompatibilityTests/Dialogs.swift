// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DialogFailure: LocalizedError, Identifiable {
    let id = 1
    var errorDescription: String? { "Disk full" }
    var recoverySuggestion: String? { "Delete something" }
}

/// Every form of alerts, with literals, `String` variables and texts.
struct AlertForms: View {
    @State private var isPresented = false
    @State private var name = ""
    @State private var password = ""
    @State private var failure: DialogFailure?
    @State private var product: Product?
    let title: String

    var body: some View {
        VStack {
            Text("plain")
                .alert("Literal", isPresented: $isPresented) { Button("OK") {} }
                .alert(title, isPresented: $isPresented) { Button("OK", role: .cancel) {} }
                .alert(Text(title), isPresented: $isPresented) {}
                .alert("Literal", isPresented: $isPresented, actions: {}, message: { Text("m") })
                .alert(title, isPresented: $isPresented) {
                } message: {
                    Text("m")
                }
                .alert(Text("t"), isPresented: $isPresented) {
                } message: {
                    Text("m")
                }
            Text("data")
                .alert("Literal", isPresented: $isPresented, presenting: product) { product in Button(product.name) {} }
                .alert(title, isPresented: $isPresented, presenting: product) { Button($0.name) {} }
                .alert(Text(title), isPresented: $isPresented, presenting: product) { _ in }
                .alert("Literal", isPresented: $isPresented, presenting: product) { _ in
                } message: {
                    Text($0.name)
                }
                .alert(title, isPresented: $isPresented, presenting: product) { _ in
                } message: {
                    Text($0.name)
                }
                .alert(Text(title), isPresented: $isPresented, presenting: product) { _ in
                } message: {
                    Text($0.name)
                }
            Text("errors")
                .alert(isPresented: $isPresented, error: failure) { Button("OK") {} }
                .alert(isPresented: $isPresented, error: failure) { _ in
                    Button("OK") { failure = nil }
                } message: { error in
                    Text(error.recoverySuggestion ?? "")
                }
                .alert(error: $failure) { Button("OK") {} }
                .alert(error: $failure) { _ in
                    Button("OK") {}
                } message: {
                    Text($0.localizedDescription)
                }
            Text("items")
                .alert("Literal", item: $product) { product in Button(product.name) {} }
                .alert(title, item: $product) { _ in
                } message: {
                    Text($0.name)
                }
                .alert(Text(title), item: $product) { _ in
                } message: {
                    Text($0.name)
                }
            Text("fields").alert("Sign in", isPresented: $isPresented) {
                TextField("Name", text: $name).textInputAutocapitalization(.never)
                SecureField("Password", text: $password)
                Button("Sign In") { signIn() }.keyboardShortcut(.defaultAction)
                if !name.isEmpty { Button("Forget \(name)", role: .destructive) { name = "" } }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    func signIn() {}
}

/// The forms of the first years.
struct DialogValueForms: View {
    @State private var isPresented = false
    @State private var failure: DialogFailure?

    var body: some View {
        VStack {
            Text("alerts")
                .alert(isPresented: $isPresented) { Alert(title: Text("Told")) }
                .alert(isPresented: $isPresented) {
                    Alert(title: Text("Told"), message: Text("m"), dismissButton: .default(Text("Fine")))
                }
                .alert(isPresented: $isPresented, content: deletion)
                .alert(item: $failure) { failure in
                    Alert(title: Text(failure.errorDescription ?? ""), dismissButton: .cancel { self.failure = nil })
                }
            Text("sheets")
                .actionSheet(isPresented: $isPresented) {
                    ActionSheet(
                        title: Text("Share"), message: Text("m"),
                        buttons: [
                            .default(Text("Small")) { isPresented = false }, .destructive(Text("None")),
                            .cancel(Text("No"), action: nil),
                        ])
                }
                .actionSheet(item: $failure) { _ in ActionSheet(title: Text("Share")) }
        }
    }

    func deletion() -> Alert {
        let button = Alert.Button.destructive(Text("Delete")) { isPresented = false }
        return Alert(
            title: Text("Delete?"), message: nil, primaryButton: button, secondaryButton: ActionSheet.Button.cancel())
    }
}

/// Every form of confirmation dialogs, and what is said about them.
struct ConfirmationForms: View {
    @State private var isPresented = false
    @State private var asksNoMore = false
    @State private var product: Product?
    @Environment(\.dismiss) private var dismiss
    let title: String

    var body: some View {
        VStack {
            Text("plain")
                .confirmationDialog("Literal", isPresented: $isPresented) { Button("Delete", role: .destructive) {} }
                .confirmationDialog(title, isPresented: $isPresented) { Button("Delete") {} }
                .confirmationDialog(Text(title), isPresented: $isPresented, titleVisibility: .hidden) {}
                .confirmationDialog("Literal", isPresented: $isPresented, titleVisibility: .visible) {
                } message: {
                    Text("m")
                }
                .confirmationDialog(title, isPresented: $isPresented) {
                } message: {
                    Text("m")
                }
                .confirmationDialog(Text(title), isPresented: $isPresented) {
                } message: {
                    Text("m")
                }
            Text("data")
                .confirmationDialog("Literal", isPresented: $isPresented, presenting: product) { Button($0.name) {} }
                .confirmationDialog(title, isPresented: $isPresented, presenting: product) { Button($0.name) {} }
                .confirmationDialog(Text(title), isPresented: $isPresented, presenting: product) { Button($0.name) {} }
                .confirmationDialog(
                    "Literal", isPresented: $isPresented, titleVisibility: .visible, presenting: product
                ) { _ in
                } message: {
                    Text($0.name)
                }
                .confirmationDialog(title, isPresented: $isPresented, presenting: product) { _ in
                } message: {
                    Text($0.name)
                }
                .confirmationDialog(Text(title), isPresented: $isPresented, presenting: product) { _ in
                } message: {
                    Text($0.name)
                }
            Text("items")
                .confirmationDialog("Literal", item: $product) { Button($0.name) {} }
                .confirmationDialog(title, item: $product, titleVisibility: .hidden) { _ in
                } message: {
                    Text($0.name)
                }
            Text("configuration")
                .alert("Erase?", isPresented: $isPresented) { Button(role: .confirm) { dismiss() } }
                .dialogIcon(Image(systemName: "trash"))
                .dialogSeverity(.critical)
                .dialogSuppressionToggle("Literal", isSuppressed: $asksNoMore)
                .dialogSuppressionToggle(title, isSuppressed: $asksNoMore)
                .dialogSuppressionToggle(Text(title), isSuppressed: $asksNoMore)
                .dialogSuppressionToggle(isSuppressed: $asksNoMore)
                .dismissalConfirmationDialog("Discard?", shouldPresent: asksNoMore) {
                    Button("Discard", role: .destructive) {}
                }
                .dismissalConfirmationDialog(title, shouldPresent: asksNoMore) {
                } message: {
                    Text("m")
                }
            Button(role: .close) { dismiss() }
            Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
        }
    }
}
