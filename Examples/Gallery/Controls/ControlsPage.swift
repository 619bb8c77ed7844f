// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ControlsPage: View {
    var body: some View {
        PageScaffold {
            ButtonsExample()
            TogglesExample()
            SliderExample()
            StepperExample()
            PickersExample()
            MenuExample()
            SharingExample()
            DatesExample()
            ProgressExample()
            GaugeExample()
            CustomStylesExample()
            FieldsExample()
            FocusExample()
        }
    }
}
