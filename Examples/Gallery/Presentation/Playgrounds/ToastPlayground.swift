// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ToastPlayground: View {
    private static let durations: [Choice<ToastDuration>] = [
        Choice("Short", ".short", .short),
        Choice("Long", ".long", .long),
        Choice("2 seconds", ".seconds(2)", .seconds(2)),
        Choice("Persistent", ".persistent", .persistent),
    ]
    private static let placements: [Choice<ToastPlacement>] = [
        Choice("Bottom", ".bottom", .bottom),
        Choice("Bottom leading", ".bottomLeading", .bottomLeading),
        Choice("Bottom trailing", ".bottomTrailing", .bottomTrailing),
        Choice("Top", ".top", .top),
        Choice("Top leading", ".topLeading", .topLeading),
        Choice("Top trailing", ".topTrailing", .topTrailing),
        Choice("Leading", ".leading", .leading),
        Choice("Trailing", ".trailing", .trailing),
    ]
    private static let priorities: [Choice<ToastPriority>] = [
        Choice("Polite", ".polite", .polite),
        Choice("Assertive", ".assertive", .assertive),
    ]
    private static let messages: [Choice<Text?>] = [
        Choice("None", "nil", nil),
        Choice("One line", "Text(\"It is in the archive.\")", Text("It is in the archive.")),
    ]
    private static let symbols: [Choice<String?>] = [
        Choice("Archive box", "\"archivebox\"", "archivebox"),
        Choice("Warning", "\"exclamationmark.triangle\"", "exclamationmark.triangle"),
        Choice("None", "nil", nil),
    ]

    @State private var isShown = false
    @State private var dismissals = 0
    @State private var message = messages[1]
    @State private var symbol = symbols[0]
    @State private var duration = durations[0]
    @State private var placement = placements[0]
    @State private var priority = priorities[0]

    var body: some View {
        Playground(
            "A toast and its options", "The timer pauses while the pointer or the focus is in the toast.",
            code: """
                .toast(
                    "Message archived", isPresented: $isShown, message: \(message.code),
                    systemImage: \(symbol.code), duration: \(duration.code), placement: \(placement.code),
                    priority: \(priority.code), onDismiss: { dismissals += 1 })
                """
        ) {
            VStack(spacing: 12) {
                Button("Present Toast") { isShown = true }
                    .buttonStyle(.borderedProminent)
                    .controlSize(.large)
                Text("Dismissed \(dismissals) times").font(.footnote).foregroundStyle(.secondary)
            }
            .toast(
                "Message archived", isPresented: $isShown, message: message.value,
                systemImage: symbol.value, duration: duration.value, placement: placement.value,
                priority: priority.value, onDismiss: { dismissals += 1 })
        } options: {
            ChoiceOption("Message", Self.messages, $message)
            ChoiceOption("Icon", Self.symbols, $symbol)
            ChoiceOption("Duration", Self.durations, $duration)
            ChoiceOption("Placement", Self.placements, $placement)
            ChoiceOption("Priority", Self.priorities, $priority)
        }
    }
}
