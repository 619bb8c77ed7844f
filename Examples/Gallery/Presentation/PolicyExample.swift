// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PolicyExample: View {
    @State private var rule = Rule.queue

    var body: some View {
        Example(
            "Policies", "Three notices are presented at once. The policy decides which of them is shown when.",
            code: """
                Notices()
                    .presentationPolicy(rule.policy, for: [.sheet])

                coordinator.present(
                    type: .sheet, onDismiss: { log.append("\\(title): \\($0.rawValue)") },
                    request: PresentationRequest(id: title, priority: priority)
                ) { Notice(title: title) }
                """
        ) {
            VStack(spacing: 12) {
                Picker("Policy", selection: $rule) {
                    ForEach(Rule.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
                Notices()
                    .environment(\.presentationCoordinator, coordinator)
                    .presentationPolicy(rule.policy, for: [.sheet])
                    .id(rule)
            }
        }
    }

    @State private var coordinator = PresentationCoordinator()

    private enum Rule: String, CaseIterable {
        case stack = "Stack"
        case queue = "Queue"
        case replace = "Replace"
        case reject = "Reject"

        var policy: PresentationPolicy {
            switch self {
            case .stack: .stack
            case .queue: .queue()
            case .replace: .replace()
            case .reject: .reject()
            }
        }
    }
}

private struct Notices: View {
    @Environment(\.presentationCoordinator) private var coordinator
    @State private var log: [String] = []

    var body: some View {
        VStack(spacing: 12) {
            Button("Present Notices") {
                log = []
                present("New timetable", .low)
                present("Delayed trains", .normal)
                present("Storm warning", .high)
            }
            .buttonStyle(.borderedProminent)
            Text(log.isEmpty ? "Nothing has ended yet." : log.joined(separator: ", "))
                .font(.footnote).foregroundStyle(.secondary)
        }
    }

    private func present(_ title: String, _ priority: PresentationPriority) {
        coordinator.present(
            type: .sheet, onDismiss: { log.append("\(title): \($0.rawValue)") },
            request: PresentationRequest(id: title, priority: priority)
        ) { Notice(title: title) }
    }
}

/// A notice that names what waits behind it.
private struct Notice: View {
    let title: String
    @Environment(\.presentationQueue) private var queue

    var body: some View {
        SheetBody(title) {
            Text(queue.waiting.isEmpty ? "Nothing waits." : "\(queue.waiting.count) waiting")
                .foregroundStyle(.secondary)
            Button("Withdraw Waiting") { queue.withdrawAll() }
                .buttonStyle(.bordered)
                .disabled(queue.waiting.isEmpty)
        }
        .presentationDetents([.medium])
    }
}
