// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct GesturesPage: View {
    var body: some View {
        PageScaffold {
            TapExample()
            LongPressExample()
            DragExample()
            GestureStateExample()
            SequenceExample()
            PinchExample()
            HoverExample()
            KeyPressExample()
        }
    }
}

/// A colored area that receives gestures.
struct TouchPad: View {
    var label: String
    var color: Color

    var body: some View {
        Text(label)
            .font(.headline)
            .frame(maxWidth: 260, minHeight: 96)
            .foregroundStyle(color.mix(with: .primary, by: 0.45))
            .background(color.opacity(0.2), in: RoundedRectangle(cornerRadius: 16))
    }
}
