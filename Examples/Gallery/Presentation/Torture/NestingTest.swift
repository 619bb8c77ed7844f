// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Presents a sheet, a popover inside, a sheet inside that, and an alert above: at once or one after the other.
struct NestingTest: View {
    private static let title = "Three deep"
    var ledger: Ledger
    @State private var depth = 0

    var body: some View {
        TortureTest(
            title: Self.title, note: "A sheet in a popover in a sheet, and an alert above all.", action: "Nest",
            ledger: ledger
        ) {
            depth = 4
        }
        .sheet(isPresented: reaches(1), onDismiss: { ledger.dismissed(Self.title) }) {
            outerSheet.counted(Self.title, in: ledger)
        }
    }

    private var outerSheet: some View {
        SheetBody("Outer sheet") {
            Button("Popover") { depth = 2 }
                .popover(isPresented: reaches(2)) {
                    bubble
                        .counted(Self.title, in: ledger)
                        .onDisappear { ledger.dismissed(Self.title) }
                }
        }
    }

    private var bubble: some View {
        VStack(spacing: 12) {
            Text("Popover").font(.headline).accessibilityAddTraits(.isHeader)
            Button("Inner Sheet") { depth = 3 }
                .sheet(isPresented: reaches(3), onDismiss: { ledger.dismissed(Self.title) }) {
                    innerSheet.counted(Self.title, in: ledger)
                }
        }
        .padding(20)
    }

    private var innerSheet: some View {
        SheetBody("Inner sheet") {
            Button("Alert") { depth = 4 }
                .alert("Above all", isPresented: reaches(4)) {
                    Button("Close Alert", role: .cancel) {}
                    Button("Close Everything", role: .destructive) { depth = 0 }
                } message: {
                    Text("Three presentations lie below.")
                }
        }
    }

    private func reaches(_ level: Int) -> Binding<Bool> {
        Binding(get: { depth >= level }, set: { if !$0 { depth = min(depth, level - 1) } })
    }
}
