// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Gestures: View {
    @State private var offset = CGSize.zero
    @State private var isHovered = false
    @GestureState private var drag = CGSize.zero

    var body: some View {
        Text("drag me")
            .offset(offset)
            .gesture(
                DragGesture(minimumDistance: 4, coordinateSpace: .local)
                    .updating($drag) { value, state, _ in state = value.translation }
                    .onChanged { value in offset = value.translation }
                    .onEnded { value in
                        offset = value.predictedEndTranslation.height > 100 ? value.translation : .zero
                    }
            )
            .gesture(dragGesture)
            .gesture(TapGesture().onEnded { offset = .zero })
            .onTapGesture { offset = .zero }
            .onTapGesture(count: 2) { offset = .zero }
            .onTapGesture(perform: reset)
            .onLongPressGesture { reset() }
            .onLongPressGesture(minimumDuration: 1) { reset() }
            .onHover { isHovered = $0 }
            .simultaneousGesture(TapGesture().onEnded { reset() })
            .highPriorityGesture(LongPressGesture().onEnded { _ in reset() })
            .allowsHitTesting(!isHovered)
            .contentShape(Rectangle())
            .contentShape(.rect)
    }

    private var dragGesture: some Gesture {
        DragGesture()
            .onChanged { offset = CGSize(width: $0.location.x - $0.startLocation.x, height: 0) }
            .onEnded { _ in reset() }
    }

    private func reset() { offset = .zero }
}
