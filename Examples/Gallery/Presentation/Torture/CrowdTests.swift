// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Presents fifty sheets on top of each other.
struct StackingTest: View {
    private static let title = "Fifty stacked"
    var ledger: Ledger
    @Environment(\.presentationCoordinator) private var coordinator

    var body: some View {
        TortureTest(
            title: Self.title, note: "Fifty sheets presented in one go, each above the last.", action: "Stack Fifty",
            ledger: ledger
        ) {
            for number in 1...50 { add(number) }
        }
    }

    private func add(_ number: Int) {
        coordinator.present(type: .sheet, onDismiss: { ledger.dismissed(Self.title) }) {
            SheetBody("Sheet \(number) of 50") {
                Button("Close All Fifty", role: .destructive) { coordinator.dismissAll() }
            }
            .counted(Self.title, in: ledger)
        }
    }
}

/// Presents thirty toasts at once, of which three are visible and the others wait.
struct ToastStormTest: View {
    private static let title = "Toast storm"
    var ledger: Ledger
    @State private var storm: Set<Int> = []

    var body: some View {
        TortureTest(
            title: Self.title, note: "Thirty toasts of one second each. Three are seen, the others wait.",
            action: "Start Storm", ledger: ledger
        ) {
            storm = Set(1...30)
        }
        .background {
            ForEach(1...30, id: \.self) { number in
                Color.clear
                    .toast(
                        isPresented: wants(number), duration: .seconds(1), onDismiss: { ledger.dismissed(Self.title) }
                    ) {
                        Text("Toast \(number) of 30").padding().counted(Self.title, in: ledger)
                    }
            }
        }
    }

    private func wants(_ number: Int) -> Binding<Bool> {
        Binding(get: { storm.contains(number) }, set: { if !$0 { storm.remove(number) } })
    }
}

/// Removes the view that a popover is anchored to.
struct LostAnchorTest: View {
    private static let title = "Lost anchor"
    var ledger: Ledger
    @State private var hasAnchor = true
    @State private var isShown = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            TortureTest(
                title: Self.title, note: "What a popover belongs to goes half a second after it has opened.",
                action: "Lose", ledger: ledger
            ) {
                hasAnchor = true
                isShown = true
            }
            if hasAnchor {
                Text("The anchor")
                    .font(.footnote)
                    .padding(.horizontal, 10)
                    .padding(.vertical, 5)
                    .background(Color(.systemFill), in: Capsule())
                    .popover(isPresented: $isShown) {
                        Text("I belong to it").padding(20)
                            .counted(Self.title, in: ledger)
                            .onDisappear { ledger.dismissed(Self.title) }
                    }
                    .padding(.horizontal, 20)
                    .padding(.bottom, 20)
            }
        }
        .task(id: isShown) {
            guard isShown else { return }
            try? await Task.sleep(for: .milliseconds(500))
            hasAnchor = false
        }
    }
}
