// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct SheetPage: View {
    var body: some View {
        PageScaffold {
            SheetPlayground()
            SheetExample()
            PreparedExample()
            PaletteExample()
            NestedSheetsExample()
            ItemSheetExample()
            DetentsExample()
            DragIndicatorExample()
            BackgroundInteractionExample()
            SheetBackgroundsExample()
            SheetSizingExample()
            AdaptedExample()
            DragTransitionExample()
            GuardedSheetExample()
            PermissionExample()
            ClosingLinkExample()
            DismissalConfirmationExample()
        }
    }
}
