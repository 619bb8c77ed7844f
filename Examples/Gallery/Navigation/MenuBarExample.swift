// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct MenuBarExample: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Example(
            "Commands", "A menu bar in a wide window. Its keys work in a narrow one, too.",
            code: """
                Window("Sketches", id: "sketches") { SketchesWindow() }
                    .commands {
                        CommandGroup(replacing: .newItem) {
                            Button("New Sketch") { sketches?.append("Untitled") }
                                .keyboardShortcut("k")
                        }
                        SidebarCommands()
                    }
                """
        ) {
            Button("Open a Window with a Menu Bar") { openWindow(id: "sketches") }
                .buttonStyle(.bordered)
        }
    }
}

/// The scene of the example, which the app's body contains.
struct SketchesScene: Scene {
    @FocusedBinding(\.sketches) private var sketches

    var body: some Scene {
        Window("Sketches", id: "sketches") { SketchesWindow() }
            .commands {
                CommandGroup(replacing: .newItem) {
                    Button("New Sketch") { sketches?.append("Untitled") }
                        .keyboardShortcut("k")
                }
                CommandMenu("Sketch") {
                    Button("Duplicate Last") { sketches?.append((sketches?.last ?? "") + " copy") }
                        .keyboardShortcut("d", modifiers: [.shift, .command])
                        .disabled(sketches?.isEmpty ?? true)
                    Menu("Sort") {
                        Button("By Name") { sketches?.sort() }
                        Button("Reversed") { sketches?.reverse() }
                    }
                    Divider()
                    Button("Remove All", role: .destructive) { sketches = [] }
                }
                SidebarCommands()
            }
    }
}

struct SketchesWindow: View {
    @State private var sketches = ["Harbor", "Lighthouse"]

    var body: some View {
        NavigationSplitView {
            List(sketches.indices, id: \.self) { Text(sketches[$0]) }
                .navigationTitle("Sketches")
        } detail: {
            Text("\(sketches.count) sketches").foregroundStyle(.secondary)
        }
        .focusedSceneValue(\.sketches, $sketches)
    }
}

private struct SketchesKey: FocusedValueKey { typealias Value = Binding<[String]> }

extension FocusedValues {
    fileprivate var sketches: Binding<[String]>? {
        get { self[SketchesKey.self] }
        set { self[SketchesKey.self] = newValue }
    }
}
