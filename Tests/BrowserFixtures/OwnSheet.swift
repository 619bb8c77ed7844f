// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// A sheet made of a stack, a drag and a transition alone.
struct OwnSheet: View {
    @State private var isPresented = false
    @State private var offset: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                VStack {
                    Button("Present Sheet") { isPresented = true }
                }
                .frame(maxWidth: .infinity)
                .padding()
            }
            .overlay { Color.black.opacity(isPresented ? 0.3 : 0.0) }

            if isPresented {
                Text("Inside")
                    .frame(maxWidth: .infinity, minHeight: 240)
                    .accessibilityIdentifier("own sheet")
                    .background(.background.secondary, in: .rect(cornerRadius: 50))
                    .padding(4)
                    .gesture(
                        DragGesture(coordinateSpace: .global)
                            .onChanged { offset = min(max($0.translation.height, -30), .infinity) }
                            .onEnded { value in
                                if value.translation.height > 30 { isPresented = false }
                                offset = 0
                            }
                    )
                    .drawingGroup()
                    .zIndex(1)
                    .offset(y: offset)
                    .animation(.spring, value: offset)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
        .animation(.snappy(duration: 0.3), value: isPresented)
        .ignoresSafeArea(.all, edges: .bottom)
    }
}
