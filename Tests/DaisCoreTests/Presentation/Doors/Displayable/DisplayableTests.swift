// SPDX-License-Identifier: Apache-2.0
import DaisObjects
import DaisTesting
import Testing

@testable import DaisCore

/// The rows D1 to D21 of the displayer's contract.
@MainActor
@Suite("Displayable")
struct DisplayableTests {
    final class Displayer: DisplayerProtocol {
        @Published var displayingItem: Displayable.ViewItem = .none
        weak var parentDisplayer: (any DisplayerProtocol)?
    }

    /// A page with a displayer of its own.
    struct Module: View {
        let name: String
        let displayer: Displayer
        var handling = Displayable.NavigationHandling.handledNoWrap
        var body: some View {
            Displayable.RootView(displayer: displayer, navigationHandling: handling) {
                Text(name).navigationTitle(name)
            }
        }
    }

    private func item(_ mode: Displayable.ViewItem.DisplayMode, _ words: String) -> Displayable.ViewItem {
        .init(displayMode: mode, anyView: Text(words))
    }

    private func root(_ displayer: Displayer) -> Screen {
        Screen { Module(name: "Home", displayer: displayer, handling: .handledWrapInNavigation) }
    }

    @Test("D1: a displayer is no longer held by what it displayed")
    func lifetime() {
        weak var gone: Displayer?
        do {
            let parent = Displayer(), child = Displayer()
            child.parentDisplayer = parent
            parent.displayingItem = .init(displayMode: .sheet, anyView: Module(name: "Child", displayer: child))
            let screen = root(parent)
            #expect(screen.text("Child").exists)
            parent.resetCurrentDisplayingItem()
            #expect(!screen.text("Child").exists)
            gone = child
        }
        #expect(gone == nil)
    }

    @Test("D2: every item is another one, and none is always the same")
    func identity() {
        #expect(item(.sheet, "a") != item(.sheet, "a"))
        #expect(Displayable.ViewItem.none == .none)
        #expect(Displayable.ViewItem.none.displayMode == .none)
    }

    @Test("D3: a modal covers the window, a sheet is a sheet, a pushed view is a page", arguments: [0, 1, 2])
    func modes(_ index: Int) {
        let displayer = Displayer()
        let screen = root(displayer)
        displayer.displayingItem = item([.modal, .sheet, .pushed][index], "Shown")
        #expect(screen.text("Shown").exists)
        #expect(screen.sheet().exists == (index == 1))
        #expect(screen.presentation("fullscreen").exists == (index == 0))
        #expect(screen.button("Home").exists == (index == 2))
    }

    @Test("D4: views on the stack are told apart by their ids alone")
    func items() {
        let one = Displayable.ViewItem.Item(view: Text("a"))
        #expect(one == one)
        #expect(one != Displayable.ViewItem.Item(view: Text("a")))
        #expect(Set([one, one]).count == 1)
    }

    @Test("D5: what is no view is replaced by words that say so")
    func foreign() {
        let displayer = Displayer()
        let screen = root(displayer)
        displayer.displayingItem = .init(displayMode: .sheet, anyView: 7)
        #expect(screen.text(containing: "Unable to display the view.").exists)
    }

    @Test("D5: foreign elements are displayed in every way, and go", arguments: [0, 1, 2])
    func foreignElement(_ index: Int) {
        let displayer = Displayer()
        let screen = root(displayer)
        displayer.displayingItem = .init(
            displayMode: [.modal, .sheet, .pushed][index],
            anyView: HTMLElementView("legacy-chart", attributes: ["data-kind": "bars"]))
        screen.settle()
        let everything = { screen.html + screen.tree.overlays.markup }
        #expect(everything().contains("<legacy-chart"))
        displayer.resetCurrentDisplayingItem()
        #expect(screen.button("Home").exists == false || index != 2)
        #expect(!screen.sheet().exists && !screen.presentation("fullscreen").exists)
    }

    @Test("D6: pushing and popping answer whether there was something to do")
    func mutators() {
        var sheet = item(.sheet, "a")
        let refused = [sheet.pushView(Text("b")), sheet.popView(), sheet.popToRoot()]
        #expect(refused == [false, false, false])
        var pushed = item(.pushed, "a")
        let hasPushed = pushed.pushView(Text("b"))
        #expect(hasPushed)
        #expect(pushed.items.count == 2)
        let hasPopped = [pushed.popView(), pushed.popToRoot(), pushed.popView()]
        #expect(hasPopped == [true, true, false])
        #expect(pushed.items.isEmpty)
        #expect(pushed.displayMode == .pushed)
    }

    @Test("D7: resetting the own item ends what this view displayed")
    func resetOwn() {
        let displayer = Displayer()
        displayer.displayingItem = item(.pushed, "Shown")
        let screen = root(displayer)
        displayer.resetCurrentDisplayingItem()
        #expect(!screen.text("Shown").exists)
        #expect(screen.text("Home").exists)
    }

    @Test("D8: resetting the parent's item ends this view; without a parent nothing happens")
    func resetParent() {
        let parent = Displayer(), child = Displayer()
        child.resetParentDisplayingItem()
        child.parentDisplayer = parent
        let screen = root(parent)
        parent.displayingItem = .init(displayMode: .sheet, anyView: Module(name: "Child", displayer: child))
        #expect(screen.text("Child").exists)
        child.resetParentDisplayingItem()
        #expect(!screen.text("Child").exists)
        #expect(parent.displayingItem == .none)
    }

    @Test("D9: a view is pushed by the topmost parent that pushes; where nobody does, the developer is told")
    func push() async {
        let parent = Displayer(), child = Displayer()
        child.parentDisplayer = parent
        let screen = root(parent)
        screen.operations(after: { child.pushView(Text("Nowhere")) })
        #expect(parent.displayingItem == .none)
        #expect(child.displayingItem == .none)
        #expect(await screen.report().contains("Displayer.pushView does nothing"))
        parent.displayingItem = .init(displayMode: .pushed, anyView: Module(name: "Child", displayer: child))
        child.pushView(Text("Above"))
        #expect(parent.displayingItem.items.count == 2)
        #expect(screen.text("Above").exists)
        #expect(screen.button("Child").exists)
    }

    @Test("D9: a displayer in a sheet pushes on its own stack")
    func pushInSheet() {
        let parent = Displayer(), child = Displayer()
        child.parentDisplayer = parent
        let screen = root(parent)
        parent.displayingItem = .init(
            displayMode: .sheet,
            anyView: Module(name: "Child", displayer: child, handling: .handledWrapInNavigation))
        child.displayingItem = item(.pushed, "First")
        child.pushView(Text("Second"))
        #expect(screen.sheet().text("Second").exists)
        #expect(parent.displayingItem.items.count == 1)
    }

    @Test("D9: a displayer whose parent pushes nothing pushes on its own stack, and pops there")
    func pushBesideParent() {
        let parent = Displayer(), child = Displayer()
        child.parentDisplayer = parent
        let screen = root(child)
        child.displayingItem = item(.pushed, "First")
        child.pushView(Text("Second"))
        #expect(screen.text("Second").exists)
        child.popToRoot()
        #expect(screen.text("Home").exists)
        #expect(child.displayingItem.items.isEmpty)
    }

    @Test("D12: a root view can be made anywhere, as by a factory")
    func factory() {
        nonisolated enum Factory {
            static func home(_ displayer: Displayer) -> some View {
                Displayable.RootView(displayer: displayer, navigationHandling: .handledWrapInNavigation) {
                    Text("Made")
                }
            }
        }
        let displayer = Displayer()
        let screen = Screen { Factory.home(displayer) }
        displayer.pushView(Text("Nowhere"))
        #expect(screen.text("Made").exists)
    }

    @Test("D10: going back pops the own pages first, then the parent's")
    func popBack() {
        let parent = Displayer(), child = Displayer()
        child.parentDisplayer = parent
        let screen = root(parent)
        parent.displayingItem = .init(displayMode: .pushed, anyView: Module(name: "Child", displayer: child))
        child.displayingItem = item(.pushed, "Own")
        #expect(screen.text("Own").exists)
        child.popBack()
        #expect(!screen.text("Own").exists)
        #expect(screen.text("Child").exists)
        child.popBack()
        #expect(screen.text("Home").exists)
        #expect(parent.displayingItem.items.isEmpty)
        child.popBack()
    }

    @Test("D11: popping to the root bubbles up to the stack")
    func popToRoot() {
        let parent = Displayer(), child = Displayer()
        child.parentDisplayer = parent
        let screen = root(parent)
        parent.displayingItem = .init(displayMode: .pushed, anyView: Module(name: "Child", displayer: child))
        child.pushView(Text("Above"))
        child.popToRoot()
        #expect(parent.displayingItem.items.isEmpty)
        #expect(screen.text("Home").exists)
        parent.pushView(Text("Again"))
        #expect(screen.text("Again").exists)
    }

    @Test("D12: a root view follows its displayer, and another displayer in its place")
    func rootView() {
        let place = Place()
        let screen = Screen { Placed(place: place) }
        let first = place.displayer
        first.displayingItem = item(.sheet, "First")
        #expect(screen.sheet().text("First").exists)
        place.displayer = Displayer()
        #expect(!screen.text("First").exists)
        place.displayer.displayingItem = item(.sheet, "Second")
        #expect(screen.sheet().text("Second").exists)
        first.displayingItem = .none
        #expect(screen.sheet().text("Second").exists)
    }

    @MainActor
    @Observable
    final class Place {
        var displayer = Displayer()
    }
    struct Placed: View {
        let place: Place
        var body: some View { Module(name: "Home", displayer: place.displayer) }
    }

    @Test("D13: an item that is there before the first rendering is shown", arguments: [0, 1, 2])
    func initial(_ index: Int) {
        let displayer = Displayer()
        displayer.displayingItem = item([.modal, .sheet, .pushed][index], "Shown")
        #expect(root(displayer).text("Shown").exists)
    }

    @Test("D14: unhandled navigation shows sheets and ignores pushes; without a stack around it a push shows nothing")
    func handling() {
        let displayer = Displayer()
        let screen = Screen {
            NavigationStack { Module(name: "Home", displayer: displayer, handling: .notHandled) }
        }
        displayer.displayingItem = item(.pushed, "Pushed")
        #expect(!screen.text("Pushed").exists)
        displayer.displayingItem = item(.sheet, "Sheet")
        #expect(screen.sheet().text("Sheet").exists)
        let alone = Displayer()
        alone.displayingItem = item(.pushed, "Pushed")
        #expect(!Screen { Module(name: "Home", displayer: alone) }.text("Pushed").exists)
    }

    @Test("D15: the user's dismissal resets the item; a late one leaves a newer item alone")
    func userDismissal() {
        let displayer = Displayer()
        let screen = root(displayer)
        displayer.displayingItem = item(.sheet, "First")
        #expect(screen.sheet().dismiss(by: .escape))
        #expect(displayer.displayingItem == .none)
        displayer.displayingItem = item(.sheet, "Second")
        #expect(screen.text("Second").exists)
        let second = screen.layers[0]
        let third = item(.sheet, "Third")
        displayer.displayingItem = third
        screen.dismiss(second, "escape")
        #expect(screen.text("Third").exists)
        #expect(displayer.displayingItem == third)
    }

    @Test("D16: from a sheet to a modal: the sheet leaves, the modal comes and stays")
    func modeSwitch() {
        let displayer = Displayer()
        let screen = root(displayer)
        displayer.displayingItem = item(.sheet, "Sheet")
        #expect(screen.sheet().exists)
        let modal = item(.modal, "Modal")
        displayer.displayingItem = modal
        #expect(screen.text("Modal").exists)
        #expect(!screen.sheet().exists)
        #expect(displayer.displayingItem == modal)
    }

    @Test("D17: another item of the same mode is another presentation")
    func replacement() {
        let displayer = Displayer()
        let screen = root(displayer)
        displayer.displayingItem = item(.sheet, "First")
        #expect(screen.sheet().text("First").exists)
        displayer.displayingItem = item(.sheet, "Second")
        #expect(screen.sheet().text("Second").exists)
        #expect(screen.sheet().count == 1)
    }

    @Test("D18: what leaves shows what it showed")
    func contentStays() {
        let displayer = Displayer()
        displayer.displayingItem = item(.sheet, "Shown")
        let screen = root(displayer)
        screen.settle()
        displayer.resetCurrentDisplayingItem()
        screen.settle()
        #expect(screen.overlayHTML.contains("Shown"))
    }

    @Test("D19: pages that the user pops go out of the items")
    func userPop() {
        let displayer = Displayer()
        displayer.displayingItem = item(.pushed, "First")
        displayer.pushView(Text("Second"))
        let screen = root(displayer)
        screen.button("Back").tap()
        #expect(displayer.displayingItem.items.count == 1)
        #expect(displayer.displayingItem.displayMode == .pushed)
        #expect(screen.text("First").exists)
    }

    @Test("D20: a pushed module presents without leaving the shared stack")
    func independentChild() {
        let parent = Displayer(), child = Displayer()
        child.parentDisplayer = parent
        let screen = root(parent)
        parent.displayingItem = .init(
            displayMode: .pushed, anyView: Module(name: "Child", displayer: child, handling: .notHandled))
        child.displayingItem = item(.sheet, "Sheet")
        #expect(screen.sheet().text("Sheet").exists)
        #expect(parent.displayingItem.items.count == 1)
        child.resetCurrentDisplayingItem()
        child.pushView(Text("Above"))
        #expect(screen.text("Above").exists)
    }

    @Test("D21: a module that brings its own stack has no second bar")
    func oneBar() {
        let parent = Displayer(), child = Displayer()
        child.parentDisplayer = parent
        let screen = root(parent)
        parent.displayingItem = .init(
            displayMode: .pushed,
            anyView: Module(name: "Child", displayer: child, handling: .handledWrapInNavigation))
        child.displayingItem = item(.pushed, "Own")
        #expect(screen.text("Own").exists)
        #expect(screen.all("nav").count == 1)
        #expect(screen.all("page").count == 3)
        screen.button("Child").tap()
        #expect(child.displayingItem.items.isEmpty)
        #expect(parent.displayingItem.items.count == 1)
    }
}
