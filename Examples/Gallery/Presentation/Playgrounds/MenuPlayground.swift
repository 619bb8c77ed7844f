// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct MenuPlayground: View {
    private static let orders: [Choice<MenuOrder>] = [
        Choice("Automatic", ".automatic", .automatic),
        Choice("Priority", ".priority", .priority),
        Choice("Fixed", ".fixed", .fixed),
    ]
    private static let visibilities: [Choice<Visibility>] = [
        Choice("Automatic", ".automatic", .automatic),
        Choice("Visible", ".visible", .visible),
        Choice("Hidden", ".hidden", .hidden),
    ]
    private static let behaviors: [Choice<MenuActionDismissBehavior>] = [
        Choice("Automatic", ".automatic", .automatic),
        Choice("Enabled", ".enabled", .enabled),
        Choice("Disabled", ".disabled", .disabled),
    ]

    @State private var order = orders[0]
    @State private var indicator = visibilities[0]
    @State private var behavior = behaviors[0]
    @State private var role = Choice.roles[0]
    @State private var chosen = "nothing"
    @State private var showsHidden = false

    var body: some View {
        Playground(
            "A menu and its options", "The arrow keys, Home, End and letters work in it, and so do menus in the menu.",
            code: """
                Menu("Present Menu") {
                    Button("Duplicate", systemImage: "plus.square.on.square") { chosen = "duplicate" }
                    Menu("Share", systemImage: "square.and.arrow.up") {
                        Button("Mail", systemImage: "envelope") { chosen = "mail" }
                        Button("Message", systemImage: "message") { chosen = "message" }
                    }
                    Toggle("Hidden files", isOn: $showsHidden)
                    Divider()
                    Button("Delete", systemImage: "trash", role: \(role.code)) { chosen = "delete" }
                }
                .menuOrder(\(order.code))
                .menuIndicator(\(indicator.code))
                .menuActionDismissBehavior(\(behavior.code))
                """
        ) {
            VStack(spacing: 12) {
                Menu("Present Menu") {
                    Button("Duplicate", systemImage: "plus.square.on.square") { chosen = "duplicate" }
                    Menu("Share", systemImage: "square.and.arrow.up") {
                        Button("Mail", systemImage: "envelope") { chosen = "mail" }
                        Button("Message", systemImage: "message") { chosen = "message" }
                    }
                    Toggle("Hidden files", isOn: $showsHidden)
                    Divider()
                    Button("Delete", systemImage: "trash", role: role.value) { chosen = "delete" }
                }
                .menuOrder(order.value)
                .menuIndicator(indicator.value)
                .menuActionDismissBehavior(behavior.value)
                .menuStyle(.button)
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                Text("You chose \(chosen)").font(.footnote).foregroundStyle(.secondary)
            }
        } options: {
            ChoiceOption("Order", Self.orders, $order)
            ChoiceOption("Indicator", Self.visibilities, $indicator)
            ChoiceOption("Dismissal by an action", Self.behaviors, $behavior)
            ChoiceOption("Role of Delete", Choice.roles, $role)
        }
    }
}
