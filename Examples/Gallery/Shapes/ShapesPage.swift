// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ShapesPage: View {
    var body: some View {
        PageScaffold {
            BasicShapesExample()
            PathExample()
            CanvasExample()
            GradientsExample()
            PaintsExample()
            GlassExample()
            ColorsExample()
            EffectsExample()
        }
    }
}
