// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("All modifiers")
struct ModifierCompletenessTests {
    static let tables = [
        AccessibilityModifierTests.rows, AnimationModifierTests.rows, BoxModifierTests.layout, BoxModifierTests.paint,
        CompatibilityModifierTests.former, CompatibilityModifierTests.others, CompatibilityModifierTests.scrolling,
        CompatibilityModifierTests.unchanged, GestureModifierTests.rows, InputModifierTests.controls,
        InputModifierTests.fields, ListModifierTests.rows,
        NavigationModifierTests.bars, NavigationModifierTests.structure, PresentationModifierTests.kinds,
        PresentationModifierTests.sheets, PreviewModifierTests.rows, StateModifierTests.lifecycle,
        StateModifierTests.values, TextModifierTests.rows,
    ]

    /// Modifiers that take more than a row, and the file that tests each.
    static let elsewhere = [
        "defaultAppStorage": "AppStorageTests",
        "actionSheet": "AlertValueTests",
        "alternatingRowBackgrounds": "TableTests",
        "colorPicker": "PresentedPickerTests",
        "commandPalette": "CommandPaletteTests",
        "controlGroupStyle": "ControlGroupTests",
        "containerValue": "SubviewsTests",
        "datePicker": "PresentedPickerTests",
        "datePickerStyle": "DateGridTests",
        "disclosureGroupStyle": "ControlStyleTests",
        "displayable": "Displayers",
        "draggable": "DraggableTests",
        "dropDestination": "DropDestinationTests",
        "environmentObject": "CorpusTests",
        "fileExporter": "FileExporterTests",
        "fileDialogCamera": "FileImporterTests",
        "fileDialogConfirmationLabel": "FileMoverTests",
        "fileDialogMessage": "FileMoverTests",
        "fileImporter": "FileImporterTests",
        "fileMover": "FileMoverTests",
        "floatingPanel": "FloatingPanelTests",
        "dismisses": "DismissingButtonTests",
        "focusedObject": "FocusedObjectTests",
        "focusedSceneObject": "FocusedObjectTests",
        "focusedSceneValue": "FocusedValueTests",
        "focusedValue": "FocusedValueTests",
        "glassEffect": "GlassTests",
        "hoverCard": "HoverCardTests",
        "inspectorColumnWidth": "InspectorColumnTests",
        "interactiveDismissEnabled": "PresentationSurfaceOptionTests",
        "labeledContentStyle": "ControlStyleTests",
        "modal": "ModalListTests",
        "modalHost": "ModalHostTests",
        "modalPresenterLink": "LayerDataTests",
        "modalPresenterRoot": "LayerDataTests",
        "navigationAddresses": "AddressSealTests",
        "navigationRoutes": "NavigationMergeTests",
        "navigationTransition": "ZoomPageTests",
        "onDrag": "DraggableTests",
        "presents": "PreparedButtonTests",
        "presentationPreparation": "PreparedPresentationTests",
        "onContinueUserActivity": "OpenURLTests",
        "onDrop": "DropDestinationTests",
        "onOpenURL": "OpenURLTests",
        "onPresentationEvent": "PresentationEventTests",
        "onReceive": "ObjectsInViewsTests",
        "pictureViewer": "PictureViewerTests",
        "presentation": "CoordinatorExtensionTests",
        "presentationDragEffect": "PresentationDragEffectTests",
        "presentationDragTransition": "PresentationSurfaceOptionTests",
        "presentationExitLimit": "PresentationSurfaceOptionTests",
        "presentationHost": "LayerAddressTests",
        "presentationHostLayer": "LayerAddressTests",
        "presentationKeyboardBehavior": "PresentationSurfaceOptionTests",
        "presentationPolicy": "PolicyTests",
        "presentationRequest": "PolicyTests",
        "presentingModals": "ModalListTests",
        "aggregateModals": "AggregateModalsTests",
        "presentingToasts": "ModalToastTests",
        "renameAction": "RenameButtonTests",
        "searchCompletion": "SearchTests",
        "searchFocused": "SearchTests",
        "searchScopes": "SearchTests",
        "searchSuggestions": "SearchTests",
        "symbolEffect": "SymbolEffectTests",
        "symbolEffectsRemoved": "SymbolEffectTests",
        "tableColumnHeaders": "TableTests",
        "tableStyle": "TableTests",
        "tourStep": "TourTests",
    ]

    @Test("every public modifier of views has a row in a table, or a test elsewhere")
    func complete() throws {
        let rows = Set(Self.tables.joined().map(\.name))
        let tested = rows.union(Self.elsewhere.keys)
        let declared = try #require(PublicNames().methods["View"]).filter { !$0.hasPrefix("_") }
        #expect(declared.subtracting(tested).sorted() == [], "modifiers without a test")
        #expect(tested.subtracting(declared).sorted() == [], "rows of modifiers that do not exist")
        #expect(
            rows.intersection(Self.elsewhere.keys).sorted() == [], "modifiers with a row that are also tested elsewhere"
        )
    }

    @Test("the test of a modifier without a row calls it", arguments: elsewhere.sorted { $0.key < $1.key })
    func calledElsewhere(_ name: String, _ file: String) throws {
        let tests = PublicNames.files(in: "Tests").filter { $0.lastPathComponent == "\(file).swift" }
        let text = try String(contentsOf: #require(tests.first, "there is no \(file).swift"), encoding: .utf8)
        let call = try Regex(#"\.\#(name)(\(|\s*\{)"#)
        #expect(text.contains(call), "\(file) does not call \(name)")
    }

    @Test("no two rows of the tables have one name")
    func unique() {
        let calls = Self.tables.joined().map(\.call)
        #expect(Set(calls).count == calls.count)
    }
}
