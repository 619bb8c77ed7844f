// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Replaces the item every 60 ms, much faster than transitions end.
struct ReplacingTest: View {
    private struct Number: Identifiable { var id: Int }

    private static let title = "Replacing items"
    var ledger: Ledger
    @State private var item: Number?
    @State private var run = 0

    var body: some View {
        TortureTest(
            title: Self.title, note: "Ten items, one every 60 ms. The last one stays for a moment.", action: "Replace",
            ledger: ledger
        ) {
            run += 1
        }
        .sheet(item: $item, onDismiss: { ledger.dismissed(Self.title) }) { number in
            SheetBody("Item \(number.id)") {}.counted(Self.title, in: ledger)
        }
        .task(id: run) {
            guard run > 0 else { return }
            for number in 1...10 {
                item = Number(id: number)
                try? await Task.sleep(for: .milliseconds(60))
            }
            // The time suffices for the last sheet, which waits for the exit of the first.
            try? await Task.sleep(for: .milliseconds(1500))
            item = nil
        }
    }
}

/// Closes a sheet and opens it again before its exit has ended.
struct ReopeningTest: View {
    private static let title = "Presenting while dismissing"
    var ledger: Ledger
    @State private var isShown = false
    @State private var run = 0

    var body: some View {
        TortureTest(
            title: Self.title, note: "Closed five times, and opened again 90 ms later each time.", action: "Reopen",
            ledger: ledger
        ) {
            run += 1
        }
        .sheet(isPresented: $isShown, onDismiss: { ledger.dismissed(Self.title) }) {
            SheetBody("Open again") {}.counted(Self.title, in: ledger)
        }
        .task(id: run) {
            guard run > 0 else { return }
            for _ in 1...5 {
                isShown = true
                try? await Task.sleep(for: .milliseconds(700))
                isShown = false
                try? await Task.sleep(for: .milliseconds(90))
            }
            isShown = true
        }
    }
}

/// Closes a sheet during its entry.
struct EntryTest: View {
    private static let title = "Dismissing during entry"
    var ledger: Ledger
    @State private var isShown = false
    @State private var run = 0

    var body: some View {
        TortureTest(
            title: Self.title, note: "Opened five times, and closed 90 ms later each time.", action: "Interrupt",
            ledger: ledger
        ) {
            run += 1
        }
        .sheet(isPresented: $isShown, onDismiss: { ledger.dismissed(Self.title) }) {
            SheetBody("Not for long") {}.counted(Self.title, in: ledger)
        }
        .task(id: run) {
            guard run > 0 else { return }
            for _ in 1...5 {
                isShown = true
                try? await Task.sleep(for: .milliseconds(90))
                isShown = false
                try? await Task.sleep(for: .milliseconds(700))
            }
        }
    }
}
