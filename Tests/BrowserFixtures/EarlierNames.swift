// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Views as programs of the years before 2022 write them.
struct EarlierNames: View {
    @State private var sums = [12.5, 300]

    var body: some View {
        NavigationView {
            List {
                Section("Expenses") {
                    ForEach(sums, id: \.self) { sum in
                        HStack {
                            Text("Lunch")
                            Spacer()
                            Text(sum, format: .currency(code: "USD"))
                        }
                    }
                    .onDelete { sums.remove(atOffsets: $0) }
                }
                Section("Ways") {
                    StyledRow()
                    NavigationLink("Delivery") { Delivery() }
                }
            }
            .navigationTitle("Things that have to be delivered this week")
            Text("Please select a row")
        }
    }
}

struct StyledRow: View {
    @State private var presses = 0
    var body: some View {
        Button("Pressed \(presses)") { presses += 1 }.buttonStyle(LinkLook())
    }
}

struct LinkLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        NavigationLink {
        } label: {
            configuration.label
        }
    }
}

struct Delivery: View {
    @State private var amount = 12.5
    var body: some View {
        Form {
            TextField("Amount", value: $amount, format: .currency(code: "USD"))
            Text(amount, format: .currency(code: "USD"))
            Text("^[\(2) cup](inflect: true)")
        }
        .navigationTitle("Delivery details")
        .navigationBarTitleDisplayMode(.inline)
    }
}
