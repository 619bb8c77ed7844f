// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Sheets whose content decides where the focus goes.
struct SheetFocus: View {
    @State private var shown: Kind?

    enum Kind: String, Identifiable, CaseIterable {
        case wordsOnly = "Words only"
        case longText = "Long text"
        case requested = "Requested"
        case late = "Late"
        case removing = "Removing"
        var id: Self { self }
    }

    var body: some View {
        VStack {
            ForEach(Kind.allCases) { kind in
                Button(kind.rawValue) { shown = kind }
            }
        }
        .sheet(item: $shown) { kind in
            switch kind {
            case .wordsOnly: Text("Nothing to press here")
            case .longText: LongText()
            case .requested: Requested(delay: 0)
            case .late: Requested(delay: 500)
            case .removing: Removing()
            }
        }
    }
}

struct LongText: View {
    var body: some View {
        ScrollView {
            VStack {
                Text("Terms").font(.title).accessibilityAddTraits(.isHeader)
                ForEach(0..<80, id: \.self) { Text("Paragraph \($0) of a very long text") }
                Button("Accept") {}
            }
        }
    }
}

struct Requested: View {
    let delay: Int
    @State private var first = ""
    @State private var second = ""
    @FocusState private var focused: Bool

    var body: some View {
        VStack {
            TextField("First", text: $first)
            TextField("Second", text: $second).focused($focused)
        }
        .onAppear { delay == 0 ? focused = true : soon(delay) { focused = true } }
    }
}

struct Removing: View {
    @State private var names = ["One", "Two", "Three"]
    @State private var isDisabled = false

    var body: some View {
        VStack {
            ForEach(names, id: \.self) { name in
                Button(name) { names.removeAll { $0 == name } }
            }
            Button("Disable me") { isDisabled = true }.disabled(isDisabled)
            Button("Last") {}
        }
    }
}
