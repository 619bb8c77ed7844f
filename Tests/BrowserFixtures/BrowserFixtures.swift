// SPDX-License-Identifier: Apache-2.0
import Foundation
import SwiftUI

/// The app behind the browser tests: one small view per behavior, so that a test reads as "this source, these keys, this
/// page".
@main
struct BrowserFixtures: App {
    var body: some Scene {
        WindowGroup("Fixture") { ChosenFixture() }
            .commands { FixtureCommands() }
        WindowGroup(for: Int.self) { $number in OpenedWindow(number: number) }
        Settings { FixtureSettings() }
    }
}

/// The view that a request names, so that one process serves all tests: a process needs a second to start. The proxy of
/// the tests adds `Fixture/NAME` to the name of the browser. Tests that end the process name the view by the environment
/// variable `FIXTURE`.
struct ChosenFixture: View {
    @Environment(\.request) private var request

    var body: some View {
        FixtureRoot(name: ProcessInfo.processInfo.environment["FIXTURE"] ?? Self.name(in: request))
    }

    static func name(in request: ClientRequest) -> String {
        let products = (request.headers["User-Agent"] ?? "").split(separator: " ")
        return products.last { $0.hasPrefix("Fixture/") }.map { String($0.dropFirst("Fixture/".count)) } ?? ""
    }
}

struct FixtureRoot: View {
    let name: String

    var body: some View {
        switch name {
        case "fields": Fields()
        case "shared-rows": SharedRows()
        case "restored": Restored()
        case "cut-line": CutLine()
        case "returning": Returning()
        case "formatted": FormattedFields()
        case "focus": FocusRequests()
        case "ticking": Ticking()
        case "moves": Moves()
        case "conditional": Conditional()
        case "controls": Controls()
        case "models": Models()
        case "effects": Effects()
        case "layout": LayoutRows()
        case "texts": Texts()
        case "text-sizes": TextSizes()
        case "mirrored-stepper":
            Controls().environment(\.layoutDirection, .rightToLeft).environment(\.locale, Locale(identifier: "ar"))
        case "text-directions": TextDirections()
        case "changed-layouts": ChangedLayouts()
        case "app-settings": AppSettings()
        case "own-layouts": OwnLayouts()
        case "own-containers": OwnContainers()
        case "outlines": Outlines()
        case "layout-numbers": LayoutNumbers()
        case "sheets": Sheets()
        case "sheet-focus": SheetFocus()
        case "sheet-timing": SheetTiming()
        case "detents": Detents()
        case "sheet-options": SheetOptions()
        case "adapted": Adapted()
        case "split-sheet": SplitSheet()
        case "hosted-inspector": HostedInspector()
        case "alerts": Alerts()
        case "dialogs": Dialogs()
        case "popovers": Popovers()
        case "policies": Policies()
        case "history": HistoryEntries()
        case "navigation": NavigationPages()
        case "routes": NavigationRoutes()
        case "unsaved-work": UnsavedWork()
        case "transfers": Transfers()
        case "dragging": Dragging()
        case "moved-rows": MovedRows()
        case "tables": Tables()
        case "long-table": LongTable()
        case "merged": NavigationMerged()
        case "columns": NavigationColumns()
        case "tabs": NavigationTabs()
        case "beyond-bars": BeyondBars()
        case "toolbars": Toolbars()
        case "page-motions": PageMotions()
        case "phases": ScenePhases()
        case "zoom-pages": ZoomPages()
        case "subtitles": Subtitles()
        case "long-pages": LongPages()
        case "three-columns": Columns()
        case "addresses": Addresses()
        case "menus": Menus()
        case "context-menus": ContextMenus()
        case "row-picks": RowPicks()
        case "text-selections": TextSelections()
        case "selection-menus": SelectionMenus()
        case "mistakes": Mistakes()
        case "files": Files()
        case "uploads": UploadLists()
        case "printing": Printing()
        case "hosts": Hosts()
        case "modals": Modals()
        case "modal-guide": ModalGuide()
        case "foreign": Foreign()
        case "toasts": Toasts()
        case "stacked-toasts": StackedToasts()
        case "fanned-toasts": FannedToasts()
        case "deleted-rows": DeletedRows()
        case "hints": Hints()
        case "kinds": Kinds()
        case "viewers": Viewers()
        case "every-kind": EveryKind()
        case "motion": Motion()
        case "timed-views": TimedViews()
        case "matching": Matching()
        case "dealt-cards": DealtCards()
        case "sampled-animations": SampledAnimations()
        case "stacks": Stacks()
        case "styled-controls": StyledControls()
        case "declared": Declared()
        case "windows": Windows()
        case "app-commands": AppCommands()
        case "searching": Searching()
        case "still-scrolling": StillScrolling()
        case "scroll-positions": ScrollPositions()
        case "scroll-observers": ScrollObservers()
        case "choices": Choices()
        case "scroll-transitions": ScrollTransitions()
        case "visual-effects": VisualEffects()
        case "scaled-texts": ScaledTexts()
        case "drawers": Drawers()
        case "permissions": Permissions()
        case "prepared": Prepared()
        case "prepared-disclosures": PreparedDisclosures()
        case "prepared-pages": PreparedPages()
        case "coordinator": Coordinators()
        case "short": ShortPage()
        case "long-list": LongList()
        case "varied-list": VariedList()
        case "varied-sections": VariedSections()
        case "pictures": Pictures()
        case "large-pictures": LargePictures()
        case "flowing-columns": FlowingColumns()
        case "wordy-bar": WordyBar()
        case "wide-rows": WideRows()
        case "wide-page": WidePage()
        case "parts": Parts()
        case "later-parts": LaterParts()
        case "dragged-over": DraggedOver()
        case "presented-at-once": PresentedAtOnce()
        case "gestures": Gestures()
        case "followed": Followed()
        case "keyboard": KeyboardPages()
        case "key-commands": KeyCommands()
        case "keyboard-modals": KeyboardModals()
        case "reached-modals": ReachedModals()
        case "own-sheet": OwnSheet()
        case "bare-form": BareForm()
        case "tab-line": TabLine()
        case "modal-places": ModalPlaces()
        case "edited-rows": EditedRows()
        case "button-colors": ButtonColors()
        case "styled-links": StyledLinks()
        case "earlier-names": EarlierNames()
        case "row-actions": RowActionPages()
        case "presses": Presses()
        case "pressed": Pressed()
        case "drawn": Drawn()
        case "painted": Painted()
        case "symbol-motions": SymbolMotions()
        case "canvases": Canvases()
        case let name where name.hasPrefix("program-"): WholeProgram(name: name)
        default: Text("There is no fixture named \(name)")
        }
    }
}

/// Runs something a moment later, as a timer or a reply from elsewhere would.
@MainActor
func soon(_ milliseconds: Int = 400, _ action: @escaping @MainActor () -> Void) {
    Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(milliseconds))
        action()
    }
}
