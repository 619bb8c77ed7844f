// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LongList: View {
    @State private var opened = "none"

    var body: some View {
        VStack {
            Text("Opened \(opened)")
            List(0..<10_000, id: \.self) { index in
                Button("Entry \(index)") { opened = "\(index)" }
            }
        }
    }
}

/// Rows of one to nine lines, so that no estimate of a height is ever right.
struct VariedList: View {
    @State private var added = 0

    var body: some View {
        VStack {
            Button("Add above") { added += 5 }
            List(-added..<10_000, id: \.self) {
                Text(verbatim: "Row \($0)." + String(repeating: "\nmore", count: abs($0 * 7919) % 97 % 9))
            }
        }
    }
}

/// The same rows in sections of sixty.
struct VariedSections: View {
    var body: some View {
        List(0..<50) { section in
            Section("Section \(section)") {
                ForEach(0..<60) { row in
                    let number = section * 60 + row
                    Text(verbatim: "Row \(number)." + String(repeating: "\nmore", count: number * 7919 % 97 % 9))
                }
            }
        }
    }
}
