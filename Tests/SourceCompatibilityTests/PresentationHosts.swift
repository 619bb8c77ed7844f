// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

// The code of the document that introduces presentation hosts, as printed; what it writes as `...` is filled in, and two of its
// footnote marks became comments.

private struct Introduction: View {
    @State private var isPresented: Bool = true

    var body: some View {
        ZStack(content: {
            Button(
                "Present",
                action: { isPresented = true }
            )
            .someModal(
                id: "some_modal",
                isPresented: $isPresented,
                content: { Color.accentColor }
            )
        })
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationHostLayer()  // Or declare in `App` on a `WindowScene`-level
    }
}

private struct Usage: View {
    @State private var isPresented: Bool = false

    var body: some View {
        ZStack(content: {  // [2]
            Button(
                "Present",
                action: { isPresented = true }
            )
            .someModal(  // [4]
                id: "some_modal",  // [5]
                isPresented: $isPresented,
                content: { Color.accentColor }
            )
        })
        .frame(maxWidth: .infinity, maxHeight: .infinity)  // [3]
        .presentationHostLayer()  // [1]
    }
}

private struct Simultaneous: View {
    @State private var isPresented1: Bool = false
    @State private var isPresented2: Bool = false

    var body: some View {
        ZStack(content: {
            Button(
                "Present",
                action: {
                    isPresented1 = true

                    Task(operation: { @MainActor in
                        try? await Task.sleep(seconds: 1)
                        isPresented2 = true
                    })
                }
            )
            .someModal(
                id: "some_modal_1",
                isPresented: $isPresented1,
                content: { Color.red }
            )
            .someModal(
                id: "some_modal_2",
                isPresented: $isPresented2,
                content: { Color.blue }
            )
        })
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationHostLayer()
    }
}

private struct NestedModals: View {
    @State private var isPresented1: Bool = false
    @State private var isPresented2: Bool = false

    var body: some View {
        ZStack(content: {
            Button(
                "Present",
                action: {
                    isPresented1 = true

                    Task(operation: { @MainActor in
                        try? await Task.sleep(seconds: 1)
                        isPresented2 = true
                    })
                }
            )
            .someModal(
                id: "some_modal_1",
                isPresented: $isPresented1,
                content: {
                    Color.red
                        .someModal(
                            id: "some_modal_2",
                            isPresented: $isPresented2,
                            content: { Color.blue }
                        )
                }
            )
        })
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationHostLayer()
    }
}

private struct BackgroundInteractions: View {
    @State private var isPresented: Bool = false

    var body: some View {
        ZStack(content: {
            Color.clear
                .contentShape(.rect)
                .onTapGesture(perform: {
                    print("Root View Tapped")
                })

            Button(
                "Present",
                action: { isPresented = true }
            )
            .someModal(
                id: "some_modal",
                isPresented: $isPresented,
                content: {
                    Color.accentColor
                        .onTapGesture(perform: {
                            print("Modal Tapped")
                        })
                }
            )
        })
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationHostLayer(
            uiModel: {
                var uiModel: PresentationHostLayerUIModel = .init()
                uiModel.dimmingViewColor = Color.clear
                uiModel.dimmingViewTapAction = .passTapsThrough
                return uiModel
            }()
        )
    }
}

private struct KeyboardResponsiveness: View {
    @State private var isPresented: Bool = false
    @State private var text: String = "Lorem ipsum"

    var body: some View {
        ZStack(content: {
            Button(
                "Present",
                action: { isPresented = true }
            )
            .someModal(
                id: "some_modal",
                isPresented: $isPresented,
                content: {
                    ScrollView(content: {
                        VStack(
                            spacing: 20,
                            content: {
                                ForEach(
                                    0..<10, id: \.self,
                                    content: { _ in
                                        TextField("", text: $text)
                                            .textFieldStyle(.roundedBorder)
                                    })
                            })
                    })
                }
            )
        })
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .ignoresSafeArea(isPresented ? .keyboard : [])  // Disables keyboard responsiveness for presenting root view
        .presentationHostLayer()
    }
}

private struct BelowNativeSheet: View {
    @State private var isPresented1: Bool = false
    @State private var isPresented2: Bool = false

    var body: some View {
        ZStack(content: {
            Button(
                "Present",
                action: {
                    isPresented1 = true

                    Task(operation: { @MainActor in
                        try? await Task.sleep(seconds: 1)
                        isPresented2 = true
                    })
                }
            )
            .sheet(
                isPresented: $isPresented1,
                content: { Color.red }
            )
            .someModal(
                id: "custom_sheet",
                isPresented: $isPresented2,
                content: { Color.blue }
            )
        })
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationHostLayer()
    }
}

private struct WithinNativeSheet: View {
    @State private var isPresented1: Bool = false
    @State private var isPresented2: Bool = false

    var body: some View {
        Button(
            "Present",
            action: {
                isPresented1 = true

                Task(operation: { @MainActor in
                    try? await Task.sleep(seconds: 1)
                    isPresented2 = true
                })
            }
        )
        .sheet(
            isPresented: $isPresented1,
            content: {
                ZStack(content: {
                    Color.red
                        .someModal(
                            layerID: "containers_within_sheet",
                            id: "custom_sheet",
                            isPresented: $isPresented2,
                            content: { Color.blue }
                        )
                })
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .presentationHostLayer(id: "containers_within_sheet")
            }
        )
    }
}

private struct KeyboardCustomization: View {
    var body: some View {
        Color.clear
            .presentationHostLayer(
                uiModel: {
                    var uiModel: PresentationHostLayerUIModel = .init()
                    uiModel.keyboardObserverSubUIModel.keyboardResponsivenessStrategy = .offsetByObscuredViewHeight(
                        additionalOffset: 20)
                    return uiModel
                }()
            )
    }
}

private struct Item: Equatable { let name: String }

private struct WithTypes: View {
    @State private var item: Item?

    var body: some View {
        VStack {
            Button("Present", action: { item = Item(name: "tea") })
                .someModal(id: "some_modal", item: $item, content: { Text($0.name) })
            Button("Withdraw", action: { item = nil })
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .presentationHostLayer()
    }
}

@MainActor
@Suite("Presentation hosts as their document writes them")
struct PresentationHostSourceTests {
    @Test("a presentation from the start is a dialog with a name and readable content")
    func introduction() {
        let screen = Screen { Introduction() }
        #expect(screen.presentation("modal").exists)
    }

    @Test("a modal comes by a button, leaves when it is pressed beside, and the page can be used again")
    func usage() {
        let screen = Screen { Usage() }
        #expect(!screen.presentation("modal").exists)
        screen.button("Present").tap()
        #expect(screen.presentation("modal").exists)
        #expect(!screen.button("Present").exists)
        screen.presentation("modal").dismiss(by: .scrim)
        #expect(!screen.presentation("modal").exists)
        screen.button("Present").tap()
        #expect(screen.presentation("modal").exists)
    }

    @Test("an item is shown, and shown on while the modal leaves")
    func types() {
        let screen = Screen { WithTypes() }
        screen.button("Present").tap()
        #expect(screen.text("tea").exists)
        screen.presentation("modal").dismiss(by: .scrim)
        #expect(!screen.text("tea").exists)
        screen.button("Present").tap()
        #expect(screen.text("tea").exists)
    }

    @Test("a layer that lets taps through leaves the page within reach")
    func background() {
        let screen = Screen { BackgroundInteractions() }
        screen.button("Present").tap()
        #expect(screen.presentation("modal").exists)
        #expect(screen.button("Present").exists)
    }

    @Test("a modal with fields shows all of them")
    func keyboard() {
        let screen = Screen { KeyboardResponsiveness() }
        screen.button("Present").tap()
        #expect(screen.presentation("modal").all(.textField).map(\.value) == Array(repeating: "Lorem ipsum", count: 10))
    }

    /// The number of modals on the page, also of those that something covers.
    private func modals(_ screen: Screen) -> Int { screen.html.ranges(of: "data-layer=\"modal\"").count }

    /// Waits for the second presentation of an example, which comes a second after the first.
    private func presentBoth(_ screen: Screen, modals count: Int) async {
        screen.button("Present").tap()
        for _ in 0..<10 where modals(screen) < count { await screen.settleTasks { modals(screen) == count } }
        #expect(modals(screen) == count)
    }

    @Test("the second of two modals is above the first, and a press beside it dismisses it alone")
    func simultaneous() async {
        for screen in [Screen { Simultaneous() }, Screen { NestedModals() }] {
            await presentBoth(screen, modals: 2)
            screen.presentation("modal").dismiss(by: .scrim)
            #expect(modals(screen) == 1)
            screen.presentation("modal").dismiss(by: .scrim)
            #expect(screen.button("Present").exists)
        }
    }

    @Test("a modal of the page is below a native sheet, and one of a layer in the sheet is above its content")
    func native() async {
        let below = Screen { BelowNativeSheet() }
        await presentBoth(below, modals: 1)
        #expect(below.sheet().exists && !below.presentation("modal").exists, "the sheet closes it off")
        below.sheet().dismiss()
        below.presentation("modal").dismiss(by: .scrim)
        #expect(below.button("Present").exists)
        let within = Screen { WithinNativeSheet() }
        within.button("Present").tap()
        for _ in 0..<10 where !within.presentation("modal").exists {
            await within.settleTasks { within.presentation("modal").exists }
        }
        within.presentation("modal").dismiss(by: .scrim)
        #expect(!within.presentation("modal").exists && within.sheet().exists)
    }

    @Test("what the examples present goes with the session")
    func released() async {
        let look: @MainActor (Screen) async -> Void = { #expect($0.presentation("modal").exists) }
        #expect(await leftovers(of: { Introduction() }, after: look) == [])
        let present: @MainActor (Screen) async -> Void = {
            $0.button("Present").tap()
            #expect($0.presentation("modal").exists || $0.sheet().exists)
        }
        let samples: [@MainActor () -> AnyView] = [
            { AnyView(Usage()) }, { AnyView(Simultaneous()) }, { AnyView(NestedModals()) },
            { AnyView(BackgroundInteractions()) }, { AnyView(KeyboardResponsiveness()) },
            { AnyView(BelowNativeSheet()) }, { AnyView(WithinNativeSheet()) }, { AnyView(WithTypes()) },
        ]
        for sample in samples { #expect(await leftovers(of: sample, after: present) == []) }
    }

    @Test("the other examples show no modal until one is asked for")
    func all() {
        for view: any View in [
            KeyboardCustomization(), LayerIDs(), Exceptions(), Color.clear.injectPresentationHostLayers(),
        ] {
            let screen = Screen { AnyView(view) }
            #expect(!screen.presentation("modal").exists)
        }
        _ = LayeredApp().body
        _ = InjectedApp().body
    }
}
