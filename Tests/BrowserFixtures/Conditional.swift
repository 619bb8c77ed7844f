// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Conditional: View {
    @State private var shows = false
    @State private var kind = 0
    @State private var identity = 0

    var body: some View {
        VStack(spacing: 8) {
            Toggle("Details", isOn: $shows)
            if shows {
                Tally(title: "Inner")
            } else {
                Text("Nothing to see")
            }
            Button("Next kind") { kind = (kind + 1) % 3 }
            switch kind {
            case 0: Text("Kind zero")
            case 1: Button("Kind one") {}
            default: EmptyView()
            }
            Button("New identity") { identity += 1 }
            Tally(title: "Identified").id(identity)
            if let count = shows ? 3 : nil {
                ForEach(0..<count, id: \.self) { Text("Item \($0)") }
            }
        }
        .padding()
    }
}

struct Tally: View {
    let title: String
    @State private var count = 0

    var body: some View {
        Button("\(title) \(count)") { count += 1 }
    }
}
