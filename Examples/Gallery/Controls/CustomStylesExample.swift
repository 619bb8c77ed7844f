// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct CustomStylesExample: View {
    @State private var level = 60.0
    @State private var isExpanded = true

    var body: some View {
        Example(
            "Custom styles", "A style gives all controls of a view another look. The controls stay as they are.",
            code: """
                private struct SegmentsGaugeStyle: GaugeStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        HStack(spacing: 3) {
                            ForEach(0..<10) { index in
                                Capsule().opacity(Double(index) < configuration.value * 10 ? 1 : 0.2)
                            }
                        }
                        .foregroundStyle(.tint)
                        .frame(height: 18)
                        .accessibilityElement()
                        .accessibilityLabel("Battery")
                        .accessibilityValue(configuration.value.formatted(.percent))
                    }
                }
                """
        ) {
            VStack(alignment: .leading, spacing: 18) {
                Gauge(value: level, in: 0...100) { Text("Battery") }
                    .gaugeStyle(SegmentsGaugeStyle())
                    .tint(level > 20 ? Color.green : .red)
                HStack(spacing: 18) {
                    Gauge(value: level, in: 0...100) {
                        Text("Battery")
                    } currentValueLabel: {
                        Text(verbatim: "\(Int(level))")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("100")
                    }
                    .gaugeStyle(.accessoryCircular)
                    Gauge(value: level, in: 0...100) { Text("Battery") }
                        .gaugeStyle(.accessoryLinear)
                }
                DisclosureGroup("Why is it low?", isExpanded: $isExpanded) {
                    LabeledContent("Screen", value: "42 %")
                    LabeledContent("Radio", value: "11 %")
                }
                .disclosureGroupStyle(AnswerStyle())
                .labeledContentStyle(CaptionStyle())
                AdaptiveRow {
                    Button("Use") { level = max(level - 20, 0) }
                    Button("Charge") { level = 100 }
                }
                .buttonStyle(.bordered)
            }
        }
    }
}

private struct SegmentsGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 3) {
            ForEach(0..<10) { index in
                Capsule().opacity(Double(index) < configuration.value * 10 ? 1 : 0.2)
            }
        }
        .foregroundStyle(.tint)
        .frame(height: 18)
        .accessibilityElement()
        .accessibilityLabel("Battery")
        .accessibilityValue(configuration.value.formatted(.percent))
    }
}

private struct AnswerStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    Image(systemName: configuration.isExpanded ? "minus.circle.fill" : "plus.circle.fill")
                        .accessibilityHidden(true)
                    configuration.label.font(.headline)
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct CaptionStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.caption).foregroundStyle(.secondary)
            configuration.content
        }
    }
}
