// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The examples that pages of the documentation show, each alive beside its source.
///
/// A page of `docs/` names one in a comment, `<!-- example: StepperExample -->`.
enum DocumentationExamples {
    /// Returns the example with a name, or an empty view if there is none.
    @MainActor @ViewBuilder static func view(named name: String) -> some View {
        if let make = all[name] { make() }
    }

    @MainActor static let all: [String: @MainActor () -> AnyView] = [
        "AdaptedExample": { AnyView(AdaptedExample()) },
        "AddressExample": { AnyView(AddressExample()) },
        "AnswerExample": { AnyView(AnswerExample()) },
        "BoardExample": { AnyView(BoardExample()) },
        "BottomSheetExample": { AnyView(BottomSheetExample()) },
        "CoordinatorExample": { AnyView(CoordinatorExample()) },
        "DropZoneExample": { AnyView(DropZoneExample()) },
        "FilesExample": { AnyView(FilesExample()) },
        "GuardedSheetExample": { AnyView(GuardedSheetExample()) },
        "HostAlertExample": { AnyView(HostAlertExample()) },
        "HoverCardExample": { AnyView(HoverCardExample()) },
        "ItemSheetExample": { AnyView(ItemSheetExample()) },
        "LeaveExample": { AnyView(LeaveExample()) },
        "ModalHostExample": { AnyView(ModalHostExample()) },
        "ModalListExample": { AnyView(ModalListExample()) },
        "ModalObserverExample": { AnyView(ModalObserverExample()) },
        "ModalPresenterExample": { AnyView(ModalPresenterExample()) },
        "ModalStylesExample": { AnyView(ModalStylesExample()) },
        "ObservableExample": { AnyView(ObservableExample()) },
        "PaletteExample": { AnyView(PaletteExample()) },
        "PictureViewerExample": { AnyView(PictureViewerExample()) },
        "FloatingPanelExample": { AnyView(FloatingPanelExample()) },
        "DragTransitionExample": { AnyView(DragTransitionExample()) },
        "PermissionExample": { AnyView(PermissionExample()) },
        "PreparedExample": { AnyView(PreparedExample()) },
        "PresentedPickersExample": { AnyView(PresentedPickersExample()) },
        "PolicyExample": { AnyView(PolicyExample()) },
        "SharedExample": { AnyView(SharedExample()) },
        "SharingExample": { AnyView(SharingExample()) },
        "SheetExample": { AnyView(SheetExample()) },
        "StackExample": { AnyView(StackExample()) },
        "TabsExample": { AnyView(TabsExample()) },
        "ToastExample": { AnyView(ToastExample()) },
        "ToastRolesExample": { AnyView(ToastRolesExample()) },
        "ToastProgressExample": { AnyView(ToastProgressExample()) },
        "TourExample": { AnyView(TourExample()) },
    ]
}
