// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("The context of a modal's style")
struct ModalContextTests {
    /// A tray as high as a half of the window, or as the room above the keyboard, that leaves downward.
    struct Tray: ModalPresentationStyle {
        var log: Log
        var inset = 0.0

        func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences { .init() }

        func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
            log.frames.append(context.currentFrame.value)
            let room = context.containerKeyboardFrame?.minY ?? context.containerSize.height
            return ModalDisplayValues(
                frame: CGRect(x: inset, y: room / 2, width: 300, height: room / 2),
                decorations: [
                    ModalDecoration(
                        id: "grip", frame: CGRect(x: 120, y: -12, width: 60, height: 8 * context.scale), isHandle: true
                    ) { Text("grip") }
                ])
        }

        func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
            log.enters.append(context.currentFrame.value)
            return ModalTransitionValues()
        }

        func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
            let frame = context.currentFrame.value ?? .zero
            return ModalTransitionValues(frame: frame.offsetBy(dx: 0, dy: frame.height))
        }
    }

    final class Log {
        var frames: [CGRect?] = []
        var enters: [CGRect?] = []
    }

    @Observable
    final class Model {
        var inset = 0.0
        nonisolated init() {}
    }

    struct Home: View {
        let model: Model
        let log: Log
        var body: some View {
            Text("base").presentingModals {
                Modal(key: "tray", style: Tray(log: log, inset: model.inset)) { Text("tray") }
            }
        }
    }

    struct Calling: View {
        let log: Log
        @Environment(\.modalPresenter) private var modalPresenter
        @State private var lifetime: (any ModalLifetime)?

        init(log: Log) { self.log = log }

        var body: some View {
            Button("Present") { lifetime = modalPresenter.present(Text("tray"), style: Tray(log: log)) }
        }
    }

    private let model = Model()
    private let log = Log()

    private func shown() -> (screen: Screen, surface: Element) {
        let screen = Screen { Home(model: model, log: log) }
        return (screen, screen.top.children.last!)
    }

    @Test("the exit of a modal starts at the frame of its display values, which the entry does not know")
    func exit() {
        let (screen, surface) = shown()
        #expect(surface.style["top"] == "384px" && surface.style["height"] == "384px")
        #expect(screen.top.attribute("data-motion")?.contains(#""translate":"0px 384px""#) == true)
        #expect(log.enters == [nil])
    }

    @Test("later display values know the frame before them")
    func previous() {
        let (screen, _) = shown()
        #expect(log.frames == [nil])
        screen.operations(after: { model.inset = 20 })
        #expect(log.frames.last == CGRect(x: 0, y: 384, width: 300, height: 384))
        screen.operations(after: { model.inset = 30 })
        #expect(log.frames.last == CGRect(x: 20, y: 384, width: 300, height: 384))
    }

    @Test("a style that reads the frame of the keyboard follows it")
    func keyboard() {
        let (screen, surface) = shown()
        let root = screen.tree.root
        screen.send(.keyboard, to: root, .array([300, 100, 1].map { .number($0) }))
        #expect(surface.style["top"] == "234px" && surface.style["height"] == "234px")
        screen.send(.keyboard, to: root, .array([.number(0)]))
        #expect(surface.style["top"] == "384px")
    }

    @Test("a decoration with a frame is at its place from the top left corner, also from right to left")
    func decoration() throws {
        let (screen, _) = shown()
        let style = try #require(screen.top.children.lazy.compactMap { grip(in: $0) }.first).style
        #expect(style["left"] == "120px" && style["top"] == "-12px")
        #expect(style["width"] == "60px" && style["height"] == "8px")
    }

    private func grip(in element: Element) -> Element? {
        element.classes.contains("modal-handle")
            ? element : element.children.lazy.compactMap { grip(in: $0) }.first
    }

    @Test("the frames of modals that were presented by calls are forgotten with them")
    func forgotten() {
        let screen = Screen { Calling(log: log) }
        for _ in 1...3 {
            screen.tap("Present")
            screen.settle()
        }
        // Each call presents another modal, whose first values know no frame. A released token dismisses the former one.
        #expect(log.frames.count { $0 == nil } == 3)
    }
}
