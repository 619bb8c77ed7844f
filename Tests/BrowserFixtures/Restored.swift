// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A form in a sheet over a pushed page, which outlives the server.
struct Restored: View {
    @RestorableState("isWriting") private var isWriting = false
    @AppStorage("isNew") private var isNew = true
    @State private var opened = 0

    var body: some View {
        NavigationStack {
            VStack {
                if isNew { Button("Understood") { isNew = false } }
                NavigationLink("Open folder", value: 7)
                Text("Opened \(opened)")
                Button("Open") { opened += 1 }
            }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("Folder \(number)")
                    Button("Write") { isWriting = true }
                }
            }
        }
        .sheet(isPresented: $isWriting) { Letter() }
    }
}

private struct Letter: View {
    @RestorableState("letter") private var letter = ""
    @State private var subject = ""
    @State private var isUrgent = false

    var body: some View {
        VStack {
            TextField("Subject", text: $subject)
            TextField("Letter", text: $letter)
            Toggle("Urgent", isOn: $isUrgent)
            Button("Hang") { while true {} }
            Text("Subject <\(subject)>, letter <\(letter)>, \(isUrgent ? "urgent" : "normal")")
        }
    }
}
