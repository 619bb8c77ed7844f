// SPDX-License-Identifier: Apache-2.0
@testable import DaisCore
import DaisTesting
import Testing

@MainActor
@Suite("Styles of modals")
struct ModalStyleTests {
    struct Half: ModalPresentationStyle {
        var theme = 1.0
        func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
            ModalBehaviorPreferences(overlayTap: .passThrough, resignsExistingFirstResponder: false)
        }
        func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
            ModalDisplayValues(
                frame: ModalFrame(
                    width: .fraction(0.5), height: .fill, alignment: .leading,
                    insets: EdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 20)),
                alpha: theme, roundedCorners: ModalRoundedCorners(radius: 12, corners: .trailing),
                overlayOpacity: 0.5, overlayColor: .red, shadow: ModalShadow(radius: 10, opacity: 0.5),
                decorations: [
                    ModalDecoration(id: "badge", alignment: .topTrailing, size: CGSize(width: 8, height: 8)) {
                        Text("badge")
                    }
                ], background: .blue)
        }
        func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
            ModalTransitionValues(
                frame: .beyond(.leading), alpha: 0.5, transform: .scale(0.9), overlayOpacity: 0.2,
                animation: .easeIn(duration: 0.3))
        }
        func exitTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues {
            context.isInteractive
                ? ModalTransitionValues(frame: .offset(x: 0, y: 30), animation: .linear(duration: 0.1))
                : .crossFadeValues(from: displayValues(for: context))
        }
        func customize(environment: inout EnvironmentValues) { environment.styleName = "half" }
    }

    struct Named: View {
        @Environment(\.styleName) private var name
        var body: some View { Text("in \(name)") }
    }

    @Observable
    final class Model {
        var theme = 1.0
        var taps = 0
        nonisolated init() {}
    }

    private func surface(_ screen: Screen) -> Element { screen.top.children.last! }

    struct Night: ModalPresentationStyle {
        func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences { .init() }
        func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues { .init(frame: .full) }
        func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init() }
        func customize(environment: inout EnvironmentValues) { environment.colorScheme = .dark }
    }

    @Test("a style that makes its content dark makes what that stands on dark; one that says nothing leaves it")
    func scheme() {
        let night = Screen { Text("base").presentingModals { Modal(key: 1, style: Night()) { Text("night") } } }
        #expect(surface(night).style["color-scheme"] == "dark" && surface(night).style["color"] == "var(--label)")
        let plain = Screen {
            Text("base").presentingModals { Modal(key: 1, style: Half()) { Named() } }.environment(\.colorScheme, .dark)
        }
        #expect(surface(plain).style["color-scheme"] == nil)
    }

    @Test("values become styles that the browser resolves")
    func values() {
        let screen = Screen { Text("base").presentingModals { Modal(key: 1, style: Half()) { Named() } } }
        let style = surface(screen).style
        #expect(style["width"] == "min(50%,100% - 0px - max(20px,env(safe-area-inset-right)))")
        #expect(style["inset-inline-start"] == "0px")
        #expect(style["height"]?.hasPrefix("calc(100% - max(8px") == true)
        #expect(style["border-start-end-radius"] == "12px" && style["border-start-start-radius"] == "0px")
        #expect(style["background-color"] == Color.blue.css)
        #expect(screen.top.children[0].style["background"] == Color.red.opacity(0.5).css)
        #expect(
            screen.top.attribute("data-motion")
                == #"[[300,"cubic-bezier(0.42,0,1,1)",{"dim":"0.2","edge":"leading","opacity":"0.5","scale":"0.9 0.9"}],"#
                + #"[300,"cubic-bezier(0.42,0,0.58,1)",{"opacity":"0"}],[100,"cubic-bezier(0,0,1,1)",{"translate":"0px 30px"}]]"#
        )
        #expect(screen.top.attribute("data-modal") == nil && screen.top.attribute("data-focus") == "stay")
        #expect(screen.top.classes.contains("modal-through"))
        #expect(screen.overlayHTML.contains(">badge<") && screen.overlayHTML.contains(">in half<"))
    }

    @Test("a window that changes its size asks nobody; a style that reads numbers follows")
    func resize() {
        struct Numbers: ModalPresentationStyle {
            func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences { .init() }
            func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
                ModalDisplayValues(frame: CGRect(x: 10, y: 20, width: context.containerSize.width / 2, height: 100))
            }
            func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init() }
        }
        func resized(_ style: ModalPresentationStyleProvider) -> (Screen, [Operation]) {
            let screen = Screen {
                Text("base").presentingModals { Modal(key: 1, style: style) { Text("modal") } }
            }
            return (
                screen,
                screen.operations(after: {
                    screen.scope.viewportChanged(.array([.number(400), .number(700)]))
                })
            )
        }
        for style in [.card(), .sheet(), .full(), ModalPresentationStyleProvider(Half())] {
            #expect(resized(style).1.isEmpty)
        }
        let (screen, operations) = resized(ModalPresentationStyleProvider(Numbers()))
        #expect(operations.count == 1)
        #expect(surface(screen).style["width"] == "200px" && surface(screen).style["left"] == "10px")
    }

    @Test("a provider is asked again when the environment it read changes, and the modal stays")
    func provider() {
        struct Home: View {
            let model: Model
            var body: some View {
                Text("base")
                    .presentingModals {
                        Modal(key: 1, style: .init { Half(theme: $0.styleTheme) }) { Text("modal") }
                    }
                    .environment(\.styleTheme, model.theme)
            }
        }
        let model = Model()
        let screen = Screen { Home(model: model) }
        let layer = screen.top
        screen.operations(after: { model.theme = 0.5 })
        #expect(screen.top === layer && surface(screen).style["opacity"] == "0.5")
    }

    @Test("the size that the content would like is told to styles that ask, once it is known")
    func preferredSize() {
        struct Fitted: ModalPresentationStyle {
            func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
                .init(usesPreferredContentSize: true)
            }
            func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues {
                let height = ModalHeightSizing.content.height(
                    for: context.preferredContentSize.value?.height, maximumHeight: 500)
                return ModalDisplayValues(frame: CGRect(x: 0, y: 0, width: 300, height: height))
            }
            func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init() }
        }
        let screen = Screen {
            Text("base").presentingModals { Modal(key: 1, style: Fitted()) { Text("modal") } }
        }
        #expect(surface(screen).style["height"] == "500px")
        func measured(_ element: Element) -> Element? {
            element.handles(.measure) ? element : element.children.lazy.compactMap { measured($0) }.first
        }
        let content = measured(surface(screen))
        #expect(content != nil)
        screen.send(.measure, to: content!, .array([280, 120, 0, 0].map { .number($0) }))
        #expect(surface(screen).style["height"] == "120px")
        // Nothing is as good as not known.
        screen.send(.measure, to: content!, .array([280, 0, 0, 0].map { .number($0) }))
        #expect(surface(screen).style["height"] == "500px" && screen.top.attribute("data-awaits") == nil)
        #expect(ModalHeightSizing.content.usesPreferredContentSize && !ModalHeightSizing.fill.usesPreferredContentSize)
    }

    @Test("a press beside it can mean something else")
    func tap() {
        struct Tapped: ModalPresentationStyle {
            let action: () -> Void
            func behaviorPreferences(for context: ModalBehaviorContext) -> ModalBehaviorPreferences {
                .init(overlayTap: .tap(onTap: action))
            }
            func displayValues(for context: ModalPresentationContext) -> ModalDisplayValues { .init(frame: .full) }
            func enterTransitionValues(for context: ModalPresentationContext) -> ModalTransitionValues { .init() }
        }
        let model = Model()
        let screen = Screen {
            Text("base").presentingModals { Modal(key: 1, style: Tapped { model.taps += 1 }) { Text("modal") } }
        }
        for reason in ["scrim", "escape"] {
            screen.send(.attempt, to: screen.top, .array([.string(reason), .number(screen.top.epoch)]))
        }
        #expect(model.taps == 1 && !screen.machines[0].isLeaving)
    }

    @Test("the built-in styles: what ends them, and what they stand on")
    func builtIn() {
        struct Home: View {
            var body: some View {
                Button("base") {}
                    .presentingModals {
                        Modal(key: 1, style: .full()) { Text("full") }
                        Modal(key: 2, style: .card(onDismiss: {})) { Text("card") }
                        Modal(key: 3, style: .sheet(onDismiss: {})) { Text("sheet") }
                        Modal(key: 4, style: .popover(onDismiss: {})) { Text("popover") }
                    }
                    .environment(\.modalStylesheet, ModalStylesheet(cornerRadius: 33, reverseInset: 12))
            }
        }
        let screen = Screen { Home() }
        #expect(
            screen.layers.map { $0.attribute("data-dismiss") } == [
                "", "scrim escape button", "scrim escape drag button", "scrim escape button",
            ])
        #expect(screen.layers.map { $0.attribute("data-layer") } == ["modal", "modal", "modal", "popover"])
        #expect(screen.layers[2].attribute("data-reverse") == "12")
        #expect(screen.layers[1].children.last!.style["border-start-start-radius"] == "33px")
        #expect(screen.overlayHTML.contains("modal-handle"))
        // The dimming of the topmost that has one covers for the others'.
        #expect(screen.layers.map { $0.classes.contains("modal-dims") } == [false, true, true, false])
        #expect(screen.layers.map { $0.attribute("data-compact") } == [nil, nil, nil, "popover"])
        #expect(screen.html.contains("data-anchor"))
    }
}

private struct StyleName: EnvironmentKey { static let defaultValue = "nothing" }
private struct StyleTheme: EnvironmentKey { static let defaultValue = 1.0 }
extension EnvironmentValues {
    fileprivate var styleName: String {
        get { self[StyleName.self] }
        set { self[StyleName.self] = newValue }
    }
    fileprivate var styleTheme: Double {
        get { self[StyleTheme.self] }
        set { self[StyleTheme.self] = newValue }
    }
}
