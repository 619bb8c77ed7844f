// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// Counts the presentations and the calls of `onDismiss` of each test. The two are equal at rest.
@Observable final class Ledger {
    struct Line: Equatable {
        var presented = 0
        var dismissed = 0
    }

    private var lines: [String: Line] = [:]

    func line(_ test: String) -> Line { lines[test] ?? Line() }

    var total: Line {
        lines.values.reduce(into: Line()) { total, line in
            total.presented += line.presented
            total.dismissed += line.dismissed
        }
    }

    func presented(_ test: String) { lines[test, default: Line()].presented += 1 }

    func dismissed(_ test: String) { lines[test, default: Line()].dismissed += 1 }

    func reset() { lines = [:] }
}

/// A test with its description, the button that starts it, and its counts.
struct TortureTest: View {
    var title: String
    var note: String
    /// The title of the button.
    var action: String
    var ledger: Ledger
    var start: @MainActor () -> Void
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.horizontalSizeClass) private var widthClass

    var body: some View {
        Group {
            if widthClass == .compact || textSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 12) {
                    words
                    AdaptiveRow(alignment: .leading) {
                        counts
                        Spacer(minLength: 0)
                        button
                    }
                }
            } else {
                HStack(spacing: 20) {
                    words
                    Spacer()
                    counts
                    button
                }
            }
        }
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 3) {
            Text(title).font(.headline).accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
            Text(note).font(.subheadline).foregroundStyle(.secondary)
        }
    }

    private var counts: some View {
        let line = ledger.line(title)
        return Text("\(line.presented) shown, \(line.dismissed) dismissed")
            .font(.footnote)
            .monospacedDigit()
            .foregroundStyle(
                line.presented == line.dismissed ? Color.secondary : Color.orange.mix(with: .primary, by: 0.4)
            )
    }

    private var button: some View {
        Button(action, action: start)
            .buttonStyle(.bordered)
            .fixedSize(horizontal: !textSize.isAccessibilitySize, vertical: false)
    }
}

extension View {
    /// Counts this view, the content of a presentation, as presented.
    func counted(_ test: String, in ledger: Ledger) -> some View {
        onAppear { ledger.presented(test) }
    }
}
