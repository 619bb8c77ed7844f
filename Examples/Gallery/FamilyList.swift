// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// All pages in the order of the list.
@MainActor
extension FamilySection {
    static let all = [views, presentations, application]

    static let views = FamilySection(
        title: "Views",
        families: [
            Family("text", "Text", "textformat", .indigo, "Styles, Markdown, formats and dates.") {
                TextPage()
            },
            Family("icons", "Images & Icons", "photo", .orange, "Symbols for the names that apps use.") {
                IconsPage()
            },
            Family("layout", "Layout", "rectangle.3.group", .blue, "Stacks, frames, overlays and the safe area.") {
                LayoutPage()
            },
            Family(
                "shapes", "Shapes & Colors", "paintpalette", .pink, "Outlines, strokes and gradients."
            ) { ShapesPage() },
            Family(
                "controls", "Controls", "slider.horizontal.3", .green, "Buttons, fields, switches, sliders."
            ) { ControlsPage() },
            Family(
                "forms", "Forms & Lists", "list.bullet.rectangle", .teal, "Settings, sections and selection."
            ) { FormsPage() },
            Family(
                "lists", "Long Lists & Grids", "square.grid.2x2", .brown,
                "Ten thousand rows, only the visible ones built."
            ) { ListsPage() },
            Family(
                "state", "State & Data Flow", "arrow.triangle.2.circlepath", .red,
                "Bindings, observable models, tasks, changes."
            ) { StatePage() },
            Family(
                "motion", "Motion", "sparkles", .orange,
                "Springs and curves, rows that make room, views that come and go."
            ) {
                MotionPage()
            },
            Family("gestures", "Gestures", "hand.raised", .cyan, "Taps, drags, pinches, hovering, keys.") {
                GesturesPage()
            },
            Family(
                "drag-and-drop", "Drag & Drop", "arrow.up.and.down.and.arrow.left.and.right", .indigo,
                "Cards between lists, and text, links and files from outside."
            ) { DragAndDropPage() },
            Family(
                "navigation", "Navigation & Tabs", "safari", .gray,
                "Pages and their addresses, tabs, columns, a coordinator."
            ) { NavigationPage() },
            Family("accessibility", "Accessibility", "accessibility", .blue, "Names, values, roles and the keyboard.") {
                AccessibilityPage()
            },
        ])

    static let presentations = FamilySection(
        title: "Presentations",
        families: [
            Family("sheet", "Sheet", "rectangle.stack", .purple, "Heights, sizes, and sheets upon sheets.") {
                SheetPage()
            },
            Family(
                "own-sheet", "A Sheet of Your Own", "hand.raised", .brown,
                "A stack, a drag and a transition, compared with .sheet."
            ) { OwnSheetPage() },
            Family(
                "cover", "Full Screen Cover", "macwindow", .indigo,
                "Covers the whole window, and closes only from inside."
            ) { CoverPage() },
            Family("popover", "Popover", "bubble.left", .teal, "A bubble next to its view.") {
                PopoverPage()
            },
            Family("alert", "Alert", "exclamationmark.triangle", .red, "A question to be answered.") {
                AlertPage()
            },
            Family(
                "dialog", "Confirmation Dialog", "checklist", .orange, "A choice of actions near the thumb."
            ) { DialogPage() },
            Family("menu", "Menus", "menubar.rectangle", .blue, "Actions, choices and submenus.") {
                MenuPage()
            },
            Family("inspector", "Inspector", "sidebar.right", .green, "Details beside the page.") {
                InspectorPage()
            },
            Family("drawer", "Drawer", "sidebar.left", .brown, "A panel at any edge of the window.") { DrawerPage() },
            Family("toast", "Toast", "bell.badge", .pink, "A brief message.") {
                ToastPage()
            },
            Family("modals", "Modals", "square.stack", .indigo, "A design system's styles, lists and calls.") {
                ModalPage()
            },
            Family("files", "File Dialogs", "folder", .cyan, "To import and to export.") {
                FilesPage()
            },
            Family(
                "host", "Presentation Host", "square.stack.3d.up", .purple,
                "Custom components in layers inside the app."
            ) { HostPage() },
            Family(
                "coordinator", "Coordinator", "point.3.connected.trianglepath.dotted", .indigo,
                "Presents by calls, from anywhere, and keeps a list."
            ) { CoordinatorPage() },
            Family("torture", "Torture", "flame", .red, "Everything at once, counted.") {
                TorturePage()
            },
        ])

    static let application = FamilySection(title: "Application", families: [packages])

    static let packages = Family(
        "packages", "Package Browser", "shippingbox", .orange,
        "What is installed on this server: search it, sort it, follow dependencies."
    ) {
        PackageBrowser()
    }
}
