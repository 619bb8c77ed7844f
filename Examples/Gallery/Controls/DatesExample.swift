// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct DatesExample: View {
    @State private var day = Date.now
    @State private var color = Color.teal

    var body: some View {
        Example(
            "Dates and colors", "The browser's own pickers.",
            code: """
                DatePicker("Day", selection: $day, displayedComponents: .date)
                ColorPicker("Color", selection: $color)
                """
        ) {
            VStack(alignment: .leading, spacing: 14) {
                DatePicker("Day", selection: $day, displayedComponents: .date)
                ColorPicker("Color", selection: $color)
                HStack(spacing: 10) {
                    Image(systemName: "calendar")
                    Text(day, format: .dateTime.weekday(.wide).day().month(.wide))
                }
                .foregroundStyle(color)
            }
        }
    }
}
