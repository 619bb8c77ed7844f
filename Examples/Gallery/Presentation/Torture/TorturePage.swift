// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Stress tests of presentations that count every dismissal.
struct TorturePage: View {
    @State private var ledger = Ledger()

    var body: some View {
        PageScaffold {
            LedgerSummary(ledger: ledger)
            VStack(spacing: 0) {
                NestingTest(ledger: ledger)
                Divider().padding(.leading, 20)
                EverythingTest(ledger: ledger)
                Divider().padding(.leading, 20)
                ReplacingTest(ledger: ledger)
                Divider().padding(.leading, 20)
                ReopeningTest(ledger: ledger)
                Divider().padding(.leading, 20)
                EntryTest(ledger: ledger)
                Divider().padding(.leading, 20)
                StackingTest(ledger: ledger)
                Divider().padding(.leading, 20)
                ToastStormTest(ledger: ledger)
                Divider().padding(.leading, 20)
                LostAnchorTest(ledger: ledger)
            }
            .background(Color(.secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 16))
        }
    }
}

/// The counts of all tests together.
private struct LedgerSummary: View {
    var ledger: Ledger

    var body: some View {
        AdaptiveRow(alignment: .leading, spacing: 16) {
            LedgerNumber(title: "Presented", number: ledger.total.presented)
            LedgerNumber(title: "Dismissed", number: ledger.total.dismissed)
            LedgerNumber(title: "Open", number: ledger.total.presented - ledger.total.dismissed)
            Spacer(minLength: 0)
            Button("Reset") { ledger.reset() }
                .buttonStyle(.bordered)
        }
        .padding(20)
        .background(Color(.secondarySystemGroupedBackground))
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }
}

private struct LedgerNumber: View {
    var title: String
    var number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("\(number)").font(.title2.bold()).monospacedDigit()
            Text(title).font(.footnote).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}
