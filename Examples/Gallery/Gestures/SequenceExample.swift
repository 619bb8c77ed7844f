// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SequenceExample: View {
    @State private var moved = 0

    var body: some View {
        Example(
            "Gesture sequences", "Hold, then drag without letting go.",
            code: """
                LongPressGesture(minimumDuration: 0.3)
                    .sequenced(before: DragGesture())
                    .onEnded { value in
                        if case .second(true, let drag?) = value { moved = Int(drag.translation.width) }
                    }
                """
        ) {
            TouchPad(label: "Moved by \(moved)", color: .indigo)
                .gesture(
                    LongPressGesture(minimumDuration: 0.3)
                        .sequenced(before: DragGesture())
                        .onEnded { value in
                            if case .second(true, let drag?) = value { moved = Int(drag.translation.width) }
                        }
                )
        }
    }
}
