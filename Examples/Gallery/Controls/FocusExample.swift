// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FocusExample: View {
    enum Field { case street, city }

    @State private var street = ""
    @State private var city = ""
    @FocusState private var focus: Field?

    var body: some View {
        Example(
            "Focus", "Return moves the focus to the next field. A button can move it as well.",
            code: """
                TextField("Street", text: $street)
                    .focused($focus, equals: .street)
                    .onSubmit { focus = .city }
                TextField("City", text: $city)
                    .focused($focus, equals: .city)
                """
        ) {
            VStack(alignment: .leading, spacing: 12) {
                Group {
                    TextField("Street", text: $street)
                        .focused($focus, equals: .street)
                        .onSubmit { focus = .city }
                    TextField("City", text: $city)
                        .focused($focus, equals: .city)
                }
                .textFieldStyle(.roundedBorder)
                Button("Fill In the Street") { focus = .street }.buttonStyle(.bordered)
            }
        }
    }
}
