// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PickersExample: View {
    enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, chocolate, strawberry
        var id: Self { self }
    }

    @State private var flavor = Flavor.vanilla

    var body: some View {
        Example(
            "Pickers", "A choice of one value, as segments or as a menu.",
            code: """
                Picker("Flavor", selection: $flavor) {
                    ForEach(Flavor.allCases) { flavor in
                        Text(flavor.rawValue.capitalized)
                    }
                }
                .pickerStyle(.segmented)
                """
        ) {
            VStack(spacing: 16) {
                Picker("Flavor", selection: $flavor) {
                    ForEach(Flavor.allCases) { flavor in
                        Text(flavor.rawValue.capitalized)
                    }
                }
                .pickerStyle(.segmented)
                Picker("Flavor in a menu", selection: $flavor) {
                    ForEach(Flavor.allCases) { flavor in
                        Text(flavor.rawValue.capitalized)
                    }
                }
                .pickerStyle(.menu)
                Text("You chose \(flavor.rawValue).").font(.footnote).foregroundStyle(.secondary)
            }
        }
    }
}
