// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Rows whose order all sessions share. A button turns the order for the sessions to come.
struct SharedRows: View {
    private static var order = ["a", "b"]
    @State private var order = SharedRows.order

    var body: some View {
        VStack {
            ForEach(order, id: \.self) { SharedRow(id: $0) }
            Button("Turn") { Self.order.reverse() }
        }
    }
}

struct SharedRow: View {
    let id: String
    @State private var name = ""
    @State private var isOn = false

    var body: some View {
        TextField("Name", text: $name)
        Toggle("On", isOn: $isOn)
        Text("\(id) is <\(name)> \(isOn ? "on" : "off")")
    }
}
