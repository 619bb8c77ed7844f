// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct LayoutPage: View {
    var body: some View {
        PageScaffold {
            StacksExample()
            AlignmentExample()
            FramesExample()
            ChangingLayoutExample()
            OwnLayoutExample()
            OwnContainerExample()
            OverlayExample()
            GeometryExample()
            SafeAreaExample()
        }
    }
}

/// A colored box, which makes a layout visible.
struct Box: View {
    var label: String
    var color: Color

    init(_ label: String, _ color: Color) {
        self.label = label
        self.color = color
    }

    var body: some View {
        Text(label)
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(color.mix(with: .primary, by: 0.45))
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .background(color.opacity(0.22), in: RoundedRectangle(cornerRadius: 8))
            // Boxes show where a layout puts things, so three of them have to fit.
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    }
}
