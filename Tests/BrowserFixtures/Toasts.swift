// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Toasts of every sort, beside a sheet and an alert to show them above.
struct Toasts: View {
    struct Upload: Identifiable {
        let id: Int
        var text: String
    }

    @State private var shown: Set<String> = []
    @State private var upload: Upload?
    @State private var sheet = false
    @State private var alert = false
    @State private var dismissals = 0
    @State private var undone = 0
    @State private var background = 0

    var body: some View {
        VStack(spacing: 8) {
            Text("Dismissals \(dismissals), undone \(undone), background \(background)")
            HStack {
                toggle("Sent")
                toggle("Failed")
                toggle("Archive")
                toggle("Pinned")
                toggle("Corner")
                toggle("Top")
                toggle("Link")
            }
            Button("Upload") { upload = Upload(id: 1, text: "Uploading") }
            Button("Uploaded") { upload?.text = "Done uploading" }
            Button("Sheet") { sheet = true }
            Button("Alert") { alert = true }
            TextField("Name", text: .constant(""))
            Spacer()
            Button("Background") { background += 1 }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .toast("Message sent", isPresented: shows("Sent"), systemImage: "paperplane", onDismiss: count)
        .toast(
            "Sending failed", isPresented: shows("Failed"), message: Text("There is no connection."),
            systemImage: "exclamationmark.triangle", duration: .persistent, priority: .assertive, onDismiss: count
        )
        .toast(
            "Message archived", isPresented: shows("Archive"), systemImage: "archivebox", duration: .persistent,
            onDismiss: count
        ) {
            Button("Undo") { undone += 1 }
        }
        .toast("Pinned", isPresented: shows("Pinned"), duration: .persistent, onDismiss: count)
        .toast("In the corner", isPresented: shows("Corner"), duration: .persistent, placement: .bottomTrailing)
        .toast("At the top", isPresented: shows("Top"), duration: .persistent, placement: .top)
        .toast(isPresented: shows("Link"), duration: .seconds(1)) {
            Link("Read more", destination: URL(string: "#more")!)
        }
        .toast(item: $upload, duration: .persistent) { Text($0.text) }
        .sheet(isPresented: $sheet) { ToastSheet(isPresented: shows("Inside")) }
        .alert("Really?", isPresented: $alert) {}
    }

    private func toggle(_ name: String) -> some View {
        Button(name) { shows(name).wrappedValue.toggle() }
    }

    private func shows(_ name: String) -> Binding<Bool> {
        Binding(
            get: { shown.contains(name) },
            set: { isShown in
                if isShown { shown.insert(name) } else { shown.remove(name) }
            })
    }

    private func count() { dismissals += 1 }
}

private struct ToastSheet: View {
    @Binding var isPresented: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Text("A sheet").font(.title)
            Button("First") {}
            Button("Save and close") {
                isPresented = true
                dismiss()
            }
        }
        .padding()
        .toast("Saved", isPresented: $isPresented, duration: .long)
    }
}
