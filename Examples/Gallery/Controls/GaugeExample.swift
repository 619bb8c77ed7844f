// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct GaugeExample: View {
    @State private var level = 60.0

    var body: some View {
        Example(
            "Gauges", "A value within a range, as a bar or a ring.",
            code: """
                Gauge(value: level, in: 0...100) {
                    Text("Battery")
                } currentValueLabel: {
                    Text("\\(Int(level)) %")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                """
        ) {
            VStack(spacing: 18) {
                Gauge(value: level, in: 0...100) {
                    Text("Battery")
                } currentValueLabel: {
                    Text("\(Int(level)) %")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
                Gauge(value: level, in: 0...100) {
                    Text("Battery")
                } currentValueLabel: {
                    Text("\(Int(level)) %")
                }
                .gaugeStyle(.accessoryCircularCapacity)
                .tint(level > 20 ? Color.green : .red)
                AdaptiveRow {
                    Button("Use") { level = max(level - 20, 0) }
                    Button("Charge") { level = 100 }
                }
                .buttonStyle(.bordered)
            }
        }
    }
}
