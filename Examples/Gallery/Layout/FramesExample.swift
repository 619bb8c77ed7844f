// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct FramesExample: View {
    var body: some View {
        Example(
            "Frames", "A frame proposes a size and places its view inside.",
            code: """
                Text("Fixed")
                    .frame(width: 120, height: 44)
                Text("As wide as possible")
                    .frame(maxWidth: .infinity, alignment: .trailing)
                """
        ) {
            VStack(spacing: 12) {
                Text("Fixed")
                    .frame(width: 120, height: 44)
                    .border(Color.orange)
                Text("As wide as possible")
                    .frame(maxWidth: .infinity, alignment: .trailing)
                    .padding(.vertical, 10)
                    .border(Color.orange)
                Rectangle()
                    .fill(.orange.gradient)
                    .aspectRatio(16 / 9, contentMode: .fit)
                    .frame(width: 160)
                    .clipShape(RoundedRectangle(cornerRadius: 10))
            }
        }
    }
}
