// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("An on-screen keyboard")
struct KeyboardObserverTests {
    struct Home: View {
        @State private var observer: KeyboardObserver

        init(_ strategy: KeyboardObserverUIModel.KeyboardResponsivenessStrategy?) {
            var uiModel = KeyboardObserverUIModel()
            if let strategy { uiModel.keyboardResponsivenessStrategy = strategy }
            observer = KeyboardObserver(uiModel: uiModel)
        }

        var body: some View {
            Text("Up \(Int(observer.offset)) \(observer.animation == nil ? "at once" : "animated")")
        }
    }

    private func keyboard(_ screen: Screen, _ numbers: Double...) {
        screen.send(.keyboard, to: screen.tree.root, .array(numbers.map { .number($0) }))
    }

    @Test("the on-screen keyboard moves an obscured field up by what is obscured and 20 points, and back")
    func obscured() {
        let screen = Screen { Home(nil) }
        #expect(screen.text("Up 0 at once").exists)
        keyboard(screen, 300, 100, 1)
        #expect(screen.text("Up 220 animated").exists)
        keyboard(screen, 350, 100, 1)
        #expect(screen.text("Up 270 animated").exists)
        keyboard(screen, 0)
        #expect(screen.text("Up 0 animated").exists)
    }

    @Test("the on-screen keyboard leaves alone what stands high enough")
    func high() {
        let screen = Screen { Home(.offsetByObscuredViewHeight(additionalOffset: 20)) }
        keyboard(screen, 300, 320, 1)
        #expect(screen.text("Up 0 at once").exists)
    }

    @Test("the on-screen keyboard counts from where the next field would be if nothing had moved")
    func nextField() {
        let screen = Screen { Home(nil) }
        keyboard(screen, 300, 100, 1)
        // 150 points under it as it is, so 70 would be covered again.
        keyboard(screen, 300, 290, 2)
        #expect(screen.text("Up 250 animated").exists)
    }

    @Test(
        "the on-screen keyboard moves by what the strategy says",
        arguments: [
            (KeyboardObserverUIModel.KeyboardResponsivenessStrategy.none, 0),
            (.offset(offset: 64), 64), (.offsetByKeyboardHeight(additionalOffset: 8), 308),
        ])
    func strategies(strategy: KeyboardObserverUIModel.KeyboardResponsivenessStrategy, offset: Int) {
        let screen = Screen { Home(strategy) }
        keyboard(screen, 300, 100, 1)
        #expect(screen.html.contains("Up \(offset) "))
        keyboard(screen, 0)
        #expect(screen.html.contains("Up 0 "))
    }

    @Test("the on-screen keyboard moves a view that follows it without evaluating its content")
    func modifier() {
        let screen = Screen { Text("Content").movedByKeyboard(KeyboardObserverUIModel()) }
        keyboard(screen, 300, 100, 1)
        #expect(screen.html.contains("Content"))
        #expect(screen.tree.root.children[0].markup.contains("Content"))
        #expect(
            screen.tree.root.children[0].style.declarations.contains {
                $0.property == "translate" && $0.value == "0 -220px"
            })
    }

    @Test("the on-screen keyboard covers a view that ignores its safe area, and no other")
    func safeArea() {
        func margin(_ screen: Screen) -> String? {
            screen.tree.root.children[0].style.declarations.first { $0.property == "margin-bottom" }?.value
        }
        #expect(margin(Screen { Text("a").ignoresSafeArea(.keyboard) })?.contains("var(--inset") == true)
        #expect(margin(Screen { Text("a").ignoresSafeArea() })?.contains("var(--inset") == true)
        #expect(
            margin(Screen { Text("a").ignoresSafeArea(.container) })
                == "calc(-1*env(safe-area-inset-bottom) - var(--low,0px))")
        #expect(margin(Screen { Text("a").ignoresSafeArea([]) }) == nil)
        #expect(margin(Screen { Text("a").withDisabledKeyboardResponsiveness() })?.contains("var(--inset") == true)
    }
}
