// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import SwiftUI
import Testing

// The code of the coordinator's architecture document, with its gaps filled: a configuration, and another name for the
// generic parameter, because one named `Content` hides `ViewModifier.Content` on every platform.

struct CustomConfig: Equatable, Sendable {
    var accent = "blue"
}

extension PresentationType {
    static func myCustomPresentation(config: CustomConfig) -> PresentationType {
        .custom(CustomPresentation("my-custom", like: .sheet, config: config))
    }
}

struct CustomPresentationModifier<Presented: View>: ViewModifier {
    @Binding var isPresented: Bool
    let content: Presented

    @Environment(\.presentationCoordinator) var coordinator

    func body(content: Content) -> some View {
        content.onChange(of: isPresented) { _, newValue in
            if newValue {
                coordinator.present(
                    type: .myCustomPresentation(config: CustomConfig()),
                    content: AnyView(self.content)
                )
            }
        }
    }
}

extension View {
    func customPresentation<Content: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(
            CustomPresentationModifier(
                isPresented: isPresented,
                content: content()
            ))
    }
}

private struct MyView: View {
    @Environment(\.presentationCoordinator) var coordinator

    var body: some View {
        Button("Present") {
            coordinator.present(
                type: .sheet,
                content: AnyView(Text("Content"))
            )
        }
    }
}

private struct CustomHome: View {
    @State private var isPresented = false

    var body: some View {
        VStack {
            MyView()
            Button("Show custom") { isPresented = true }
        }
        .customPresentation(isPresented: $isPresented) { Text("My custom content") }
    }
}

private struct ClosureOrder: View {
    @State private var show = true
    @State private var stopped = 0

    var body: some View {
        Text("stopped \(stopped)")
            .sheet(isPresented: $show) {
                Text("Camera")
            } onDismiss: {
                stopped += 1
            }
    }
}

@Suite("Source written for the coordinator") @MainActor
struct CoordinatorSourceTests {
    @Test("Sheet lifecycle")
    func testSheetLifecycle() {
        let coordinator = PresentationCoordinator()
        let id = coordinator.present(type: .sheet, content: AnyView(Text("Test")))
        #expect(coordinator.count == 1)
        coordinator.dismiss(id)
        #expect(coordinator.count == 0)
    }

    @Test("ten presentations have increasing z-indices, and dismissAll leaves none")
    func inspecting() {
        let coordinator = PresentationCoordinator()
        for _ in 0..<10 {
            coordinator.present(type: .sheet, content: AnyView(Text("Test")))
        }
        for (index, presentation) in coordinator.presentations.enumerated() {
            #expect("[\(index)] Type: \(presentation.type), Z-Index: \(presentation.zIndex)".contains("sheet"))
        }
        let zIndices = coordinator.presentations.map { $0.zIndex }
        #expect(zIndices == (0..<10).map { 1000 + 10 * $0 })
        coordinator.dismissAll()
        #expect(coordinator.presentations.isEmpty)
    }

    @Test("a custom type with its modifier and its View extension presents")
    func customType() {
        let screen = Screen { CustomHome() }
        screen.button("Show custom").tap()
        #expect(screen.text("My custom content").exists)
    }

    @Test("a button presents through the environment's coordinator")
    func environment() {
        let screen = Screen { CustomHome() }
        screen.button("Present").tap()
        #expect(screen.text("Content").exists)
    }

    @Test("what the samples present goes with the session")
    func released() async {
        let ofView = await leftovers(of: { CustomHome() }) {
            $0.button("Present").tap()
            #expect($0.text("Content").exists)
        }
        let ofModifier = await leftovers(of: { CustomHome() }) {
            $0.button("Show custom").tap()
            #expect($0.text("My custom content").exists)
        }
        let ofSheet = await leftovers(of: { ClosureOrder() }) { #expect($0.sheet().exists) }
        #expect(ofView + ofModifier + ofSheet == [])
    }

    @Test("the closures of a sheet may come in the other order")
    func closureOrder() {
        let screen = Screen { ClosureOrder() }
        #expect(screen.sheet().text("Camera").exists)
        screen.sheet().dismiss()
        #expect(screen.text("stopped 1").exists)
    }
}
