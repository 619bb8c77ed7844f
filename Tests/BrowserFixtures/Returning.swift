// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// An app to come back to: pages with addresses, a long list, a scrolled page, and a sheet with fields.
struct Returning: View {
    @RestorableState("isWriting") private var isWriting = false

    var body: some View {
        NavigationStack {
            List(1..<200) { number in
                NavigationLink("Row \(number)", value: number)
            }
            .navigationTitle("Rows")
            .navigationDestination(for: Int.self) { Returned(number: $0, isWriting: $isWriting) }
        }
        .navigationAddresses(for: Int.self)
        .sheet(isPresented: $isWriting) { ReturningLetter() }
    }
}

private struct Returned: View {
    let number: Int
    @Binding var isWriting: Bool
    @State private var note = ""
    @State private var volume = 0.5

    var body: some View {
        ScrollView {
            VStack {
                Text("Page \(number)")
                NavigationLink("Page after \(number)", value: number + 1)
                Button("Write") { isWriting = true }
                TextField("Note", text: $note)
                Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
                Text("Note <\(note)>, volume \(volume.description)")
                ForEach(1..<60) { Text("Line \($0) of \(number)").frame(height: 40) }
            }
        }
        .navigationTitle("Page \(number)")
    }
}

private struct ReturningLetter: View {
    @State private var subject = ""
    @State private var text = ""

    var body: some View {
        VStack {
            TextField("Subject", text: $subject)
            TextEditor(text: $text).accessibilityLabel("Letter")
            Text("Letter <\(subject)> <\(text)>")
        }
        .presentationDetents([.medium, .large])
    }
}
