// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct PresentedPickersExample: View {
    @State private var picksDate = false
    @State private var picksTime = false
    @State private var picksColor = false
    @State private var due = Date(timeIntervalSince1970: 1_767_254_400)
    private let time = DatePickerComponents.hourAndMinute
    @State private var color = Color(red: 0.2, green: 0.5, blue: 0.9)

    var body: some View {
        Example(
            "Pickers", "Popovers, and sheets on phones, that look the same in all browsers.",
            code: """
                .datePicker("Due date", isPresented: $picksDate, selection: $due, displayedComponents: .date)
                .datePicker("Time", isPresented: $picksTime, selection: $due, displayedComponents: time)
                .colorPicker("Color of the label", isPresented: $picksColor, selection: $color)
                """
        ) {
            VStack(spacing: 16) {
                Label {
                    Text(due, format: .dateTime.day().month(.wide).year().hour().minute())
                } icon: {
                    Circle().fill(color).frame(width: 14, height: 14)
                }
                HStack(spacing: 12) {
                    Button("Date") { picksDate = true }
                        .datePicker("Due date", isPresented: $picksDate, selection: $due, displayedComponents: .date)
                    Button("Time") { picksTime = true }
                        .datePicker("Time", isPresented: $picksTime, selection: $due, displayedComponents: time)
                    Button("Color") { picksColor = true }
                        .colorPicker("Color of the label", isPresented: $picksColor, selection: $color)
                }
                .buttonStyle(.bordered)
            }
        }
    }
}
