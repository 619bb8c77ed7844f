// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct TimelineExample: View {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    var body: some View {
        Example(
            "Timelines", "A view that is updated on a schedule while it is visible.",
            code: """
                TimelineView(.periodic(from: start, by: 1)) { context in
                    let seconds = Int(context.date.timeIntervalSinceReferenceDate) % 60
                    HStack(spacing: 4) {
                        ForEach(0..<12, id: \\.self) { index in
                            Capsule().fill(index * 5 <= seconds ? Color.indigo : Color.gray.opacity(0.3))
                                .frame(width: 8, height: 28)
                """
        ) {
            TimelineView(.periodic(from: start, by: 1)) { context in
                let seconds = Int(context.date.timeIntervalSinceReferenceDate) % 60
                HStack(spacing: 4) {
                    ForEach(0..<12, id: \.self) { index in
                        Capsule().fill(index * 5 <= seconds ? Color.indigo : Color.gray.opacity(0.3))
                            .frame(width: 8, height: 28)
                    }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Seconds of this minute")
                .accessibilityValue("\(seconds)")
            }
        }
    }
}
