// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct StepperExample: View {
    @State private var guests = 2

    var body: some View {
        Example(
            "Steppers", "A number that changes in steps.",
            code: """
                Stepper("Guests: \\(guests)", value: $guests, in: 1...8)
                """
        ) {
            VStack(alignment: .leading, spacing: 14) {
                Stepper("Guests: \(guests)", value: $guests, in: 1...8)
                HStack(spacing: 6) {
                    ForEach(0..<guests, id: \.self) { _ in
                        Image(systemName: "person.fill").foregroundStyle(.blue)
                    }
                }
            }
        }
    }
}

#Preview("Stepper", traits: .fixedLayout(width: 360, height: 160)) {
    @Previewable @State var guests = 2
    @Previewable @State var name = ""

    Form {
        Stepper("Guests: \(guests)", value: $guests, in: 1...8)
        TextField("Name", text: $name)
    }
}
