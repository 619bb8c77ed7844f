// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Keyed rows with a field each; the field's text lives in the row and must travel with it.
struct Moves: View {
    struct Row: Identifiable {
        let id: String
        var text = ""
    }

    @State private var rows = ["Alpha", "Bravo", "Charlie", "Delta"].map { Row(id: $0) }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(rows.map(\.id).joined(separator: " "))
            ForEach($rows) { $row in
                HStack {
                    Text(row.id)
                    TextField("Field \(row.id)", text: $row.text)
                    MoveMark()
                }
            }
            Button("Reverse soon") { soon { rows.reverse() } }
            Button("Rotate soon") { soon { rows.append(rows.removeFirst()) } }
            Button("Remove Bravo soon") { soon { rows.removeAll { $0.id == "Bravo" } } }
            Button("Insert soon") { soon { rows.insert(Row(id: "Echo"), at: 1) } }
        }
        .padding()
    }
}

/// State of its own that only identity can carry along.
struct MoveMark: View {
    @State private var taps = 0

    var body: some View {
        Button("Mark \(taps)") { taps += 1 }
    }
}
