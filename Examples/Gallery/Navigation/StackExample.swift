// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct StackExample: View {
    private let dishes = ["Soup", "Noodles", "Salad"]

    var body: some View {
        Example(
            "Navigation stack", "A value opens a page, and so does its address. The browser’s Back button goes back.",
            code: """
                NavigationStack {
                    List(dishes, id: \\.self) { dish in
                        NavigationLink(dish, value: dish)
                    }
                    .navigationTitle("Dishes")
                    .navigationSubtitle("Of the day")
                    .navigationDestination(for: String.self) { dish in
                        Text("A plate of \\(dish.lowercased())")
                            .navigationTitle(dish)
                    }
                }
                .navigationAddresses(for: String.self) { dishes.contains($0) }
                """
        ) {
            NavigationStack {
                List(dishes, id: \.self) { dish in
                    NavigationLink(dish, value: dish)
                }
                .navigationTitle("Dishes")
                .navigationSubtitle("Of the day")
                .navigationDestination(for: String.self) { dish in
                    Text("A plate of \(dish.lowercased())")
                        .navigationTitle(dish)
                }
            }
            .navigationAddresses(for: String.self) { dishes.contains($0) }
            .frame(height: 320)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
    }
}
