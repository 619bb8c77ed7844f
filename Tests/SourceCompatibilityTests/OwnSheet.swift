// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

// A sheet made of a stack, a drag and a transition, as published in articles; and the same as a modifier.

func clip<T: Comparable>(value: T, lower: T, upper: T) -> T { min(max(value, lower), upper) }

private struct InnerView: View {
    var body: some View { Text("Personalized Spatial Audio") }
}

private struct StackedSheet: View {
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
            .overlay {  // 10
                Color.black.opacity(isPresented ? 0.3 : 0.0)
            }

            if isPresented {
                InnerView()  // 1
                    .background(.background.secondary, in: .rect(cornerRadius: 50))  // 2
                    .padding(4)
                    .gesture(  // 3
                        DragGesture(coordinateSpace: .global)
                            .onChanged { value in
                                offset = clip(
                                    value: value.translation.height,
                                    lower: -30,
                                    upper: .infinity
                                )
                            }
                            .onEnded { value in
                                if value.translation.height > 30 {
                                    isPresented = false
                                }
                                offset = 0
                            }
                    )
                    .drawingGroup()  //4
                    .zIndex(1)  //5
                    .offset(y: offset)  //6
                    .animation(.spring, value: offset)  // 7
                    .transition(.move(edge: .bottom).combined(with: .opacity))  // 8
            }
        }
        .animation(.snappy(duration: 0.3), value: isPresented)  // 9
        .ignoresSafeArea(.all, edges: .bottom)
    }
}

private struct CustomSheet<SheetContent: View>: ViewModifier {
    @Binding var isPresented: Bool
    @State var offset: CGFloat = 0

    @ViewBuilder var sheetContent: () -> SheetContent

    func body(content: Content) -> some View {
        ZStack(alignment: .bottom) {
            content
                .overlay {
                    Color.black.opacity(isPresented ? 0.3 : 0.0)
                }

            if isPresented {
                sheetContent()
                    .background(.background.secondary, in: .rect(cornerRadius: 50))
                    .padding(4)
                    .gesture(
                        DragGesture(coordinateSpace: .global)
                            .onChanged { value in
                                offset = clip(value: value.translation.height, lower: -30, upper: .infinity)
                            }
                            .onEnded { value in
                                if value.translation.height > 30 {
                                    isPresented = false
                                }
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

extension View {
    fileprivate func customSheet<SheetContent>(
        isPresented: Binding<Bool>,
        @ViewBuilder sheetContent: @escaping () -> SheetContent
    ) -> some View where SheetContent: View {
        modifier(
            CustomSheet(
                isPresented: isPresented,
                sheetContent: sheetContent
            )
        )
    }
}

private struct ModifiedSheet: View {
    @State var isPresented: Bool = true

    var body: some View {
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
        .customSheet(isPresented: $isPresented) {
            InnerView()
        }
    }
}

@MainActor
@Suite("A sheet as articles write it")
struct OwnSheetTests {
    private static let words = "Personalized Spatial Audio"

    private func check(_ screen: Screen) {
        #expect(screen.text(Self.words).exists && screen.button("Present Sheet").exists)
        screen.text(Self.words).drag(y: 20)
        #expect(screen.text(Self.words).exists, "it springs back")
        screen.text(Self.words).drag(y: 60)
        #expect(!screen.text(Self.words).exists)
        screen.button("Present Sheet").tap()
        #expect(screen.text(Self.words).exists)
    }

    @Test("made of a stack, it is presented, springs back from a short drag, and is dismissed by a longer one")
    func stacked() {
        let screen = Screen { StackedSheet() }
        screen.button("Present Sheet").tap()
        check(screen)
    }

    @Test("made as a modifier, it does the same")
    func modifier() { check(Screen { ModifiedSheet() }) }

    @Test("what is presented goes with the session")
    func released() async {
        let stacked = await leftovers(of: { StackedSheet() }, after: { $0.button("Present Sheet").tap() })
        let modifier = await leftovers(of: { ModifiedSheet() }, after: { $0.text(Self.words).drag(y: 20) })
        #expect(stacked + modifier == [])
    }
}
