// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct StackedSheetExample: View {
    var body: some View {
        Example(
            "Built from a stack", "Drags with a limit upwards, springs back, and is dismissed past 30 points.",
            code: """
                InnerView()
                    .background(.background.secondary, in: .rect(cornerRadius: 50))
                    .gesture(
                        DragGesture(coordinateSpace: .global)
                            .onChanged { value in
                                offset = clip(value: value.translation.height, lower: -30, upper: .infinity)
                            }
                            .onEnded { value in
                                if value.translation.height > 30 { isPresented = false }
                                offset = 0
                            }
                    )
                """
        ) {
            ContentView().frame(height: 420).clipped()
        }
    }
}

private struct ContentView: View {
    @State var isPresented: Bool = false
    @State var offset: CGFloat = 0

    var body: some View {
        ZStack(alignment: .bottom) {
            ScrollView {
                VStack {
                    Image(systemName: "globe")
                        .imageScale(.large)
                        .foregroundStyle(.tint)
                    Text("Hello, world!")
                    Button("Present Sheet") {
                        isPresented = true
                    }
                }
                .frame(maxWidth: .infinity)
                .padding()
            }
            .overlay {
                Color.black.opacity(isPresented ? 0.3 : 0.0)
            }

            if isPresented {
                InnerView()
                    .background(.background.secondary, in: .rect(cornerRadius: 50))
                    .padding(4)
                    .gesture(
                        DragGesture(coordinateSpace: .global)
                            .onChanged { value in
                                offset = clip(value: value.translation.height, lower: -30, upper: .infinity)
                            }
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
