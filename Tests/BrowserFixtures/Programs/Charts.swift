// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A program in the style of chart libraries before there was one in the system: bars, lines and rings from shapes, with
// values that animate and a selection.

struct Measurement: Identifiable, Equatable {
    let id: String
    var value: Double
}

struct ChartData {
    var title: String
    var points: [Measurement]

    var most: Double { max(1, points.map(\.value).max() ?? 1) }
    var total: Double { points.reduce(0) { $0 + $1.value } }

    func share(of index: Int) -> Double { total == 0 ? 0 : points[index].value / total }

    func start(of index: Int) -> Double { (0..<index).reduce(0) { $0 + share(of: $1) } }

    static let sales = ChartData(
        title: "Sales",
        points: zip(["Mon", "Tue", "Wed", "Thu", "Fri"], [12, 30, 21, 8, 25.0]).map { Measurement(id: $0, value: $1) })
    static let visits = ChartData(
        title: "Visits",
        points: zip(["Mon", "Tue", "Wed", "Thu", "Fri"], [200, 180, 240, 320, 280.0]).map {
            Measurement(id: $0, value: $1)
        })
}

struct ChartStyle {
    var colors: [Color]
    var background: Color
    var showsGrid = true

    func color(_ index: Int) -> Color { colors[index % colors.count] }

    static let standard = ChartStyle(
        colors: [.blue, .green, .orange, .pink, .purple], background: Color(UIColor.secondarySystemBackground))
    static let calm = ChartStyle(
        colors: [.teal, .mint, .cyan], background: Color(UIColor.systemGroupedBackground), showsGrid: false)
}

private struct ChartStyleKey: EnvironmentKey { static let defaultValue = ChartStyle.standard }

extension EnvironmentValues {
    var chartStyle: ChartStyle {
        get { self[ChartStyleKey.self] }
        set { self[ChartStyleKey.self] = newValue }
    }
}

extension View {
    func chartStyle(_ style: ChartStyle) -> some View { environment(\.chartStyle, style) }
}

// MARK: Shapes

struct LineShape: Shape {
    var values: [Double]
    var closes = false

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard values.count > 1 else { return path }
        let step = rect.width / CGFloat(values.count - 1)
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - rect.height * CGFloat(values[index]))
        }
        path.move(to: point(0))
        for index in values.indices.dropFirst() {
            let (from, to) = (point(index - 1), point(index))
            let middle = (from.x + to.x) / 2
            path.addCurve(
                to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
        }
        if closes {
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }
}

struct RingSegment: Shape {
    var start: Double
    var share: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, share) }
        set { (start, share) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - 16,
                startAngle: .degrees(start * 360 - 90), endAngle: .degrees((start + share) * 360 - 90),
                clockwise: false)
        }
    }
}

struct GridLines: Shape {
    let count: Int

    func path(in rect: CGRect) -> Path {
        Path { path in
            for index in 0...count {
                let y = rect.minY + rect.height * CGFloat(index) / CGFloat(count)
                path.move(to: CGPoint(x: rect.minX, y: y))
                path.addLine(to: CGPoint(x: rect.maxX, y: y))
            }
        }
    }
}

// MARK: Charts

struct BarChart: View {
    let data: ChartData
    @Binding var selection: String?
    @Environment(\.chartStyle) private var style

    var body: some View {
        GeometryReader { proxy in
            HStack(alignment: .bottom, spacing: 8) {
                ForEach(Array(data.points.enumerated()), id: \.element.id) { index, point in
                    VStack(spacing: 4) {
                        Spacer(minLength: 0)
                        RoundedRectangle(cornerRadius: 4)
                            .fill(style.color(index))
                            .frame(height: max(2, (proxy.size.height - 24) * CGFloat(point.value / data.most)))
                            .opacity(selection == nil || selection == point.id ? 1 : 0.3)
                        Text(point.id).font(.caption2)
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation { selection = selection == point.id ? nil : point.id } }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(point.id)
                    .accessibilityValue("\(Int(point.value))")
                    .accessibilityAddTraits(.isButton)
                }
            }
        }
    }
}

struct LineChart: View {
    let data: ChartData
    @Environment(\.chartStyle) private var style

    private var values: [Double] { data.points.map { $0.value / data.most } }

    var body: some View {
        ZStack {
            if style.showsGrid { GridLines(count: 4).stroke(Color.gray.opacity(0.3), lineWidth: 1) }
            LineShape(values: values, closes: true)
                .fill(
                    LinearGradient(
                        colors: [style.color(0).opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
            LineShape(values: values)
                .stroke(style.color(0), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
            GeometryReader { proxy in
                ForEach(values.indices, id: \.self) { index in
                    Circle().fill(.white).overlay(Circle().stroke(style.color(0), lineWidth: 2))
                        .frame(width: 8, height: 8)
                        .position(
                            x: proxy.size.width * CGFloat(index) / CGFloat(max(1, values.count - 1)),
                            y: proxy.size.height * (1 - CGFloat(values[index])))
                }
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Line of \(data.title)")
    }
}

struct RingChart: View {
    let data: ChartData
    @Environment(\.chartStyle) private var style

    var body: some View {
        ZStack {
            ForEach(data.points.indices, id: \.self) { index in
                RingSegment(start: data.start(of: index), share: data.share(of: index))
                    .stroke(style.color(index), lineWidth: 24)
            }
            VStack {
                Text("\(Int(data.total))").font(.title).bold()
                Text("in all").font(.caption).foregroundColor(.secondary)
            }
        }
        .animation(.easeInOut, value: data.points)
    }
}

struct ChartCard<Content: View>: View {
    let title: String
    let detail: String
    @ViewBuilder let content: Content
    @Environment(\.chartStyle) private var style

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .firstTextBaseline) {
                Text(title).font(.headline)
                Spacer()
                Text(detail).font(.subheadline).foregroundColor(.secondary)
            }
            content.frame(height: 160)
        }
        .padding()
        .background(style.background)
        .cornerRadius(12)
    }
}

struct ChartsProgram: View {
    @State private var sets = [ChartData.sales, .visits]
    @State private var current = 0
    @State private var selection: String?
    @State private var isCalm = false

    private var data: ChartData { sets[current] }
    private var detail: String {
        guard let selection, let point = data.points.first(where: { $0.id == selection }) else { return "Pick a day" }
        return "\(point.id): \(Int(point.value))"
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 16) {
                    Picker("Data", selection: $current) {
                        ForEach(sets.indices, id: \.self) { Text(sets[$0].title).tag($0) }
                    }
                    .pickerStyle(.segmented)
                    ChartCard(title: "Days", detail: detail) { BarChart(data: data, selection: $selection) }
                    ChartCard(title: "Trend", detail: data.title) { LineChart(data: data) }
                    ChartCard(title: "Shares", detail: "") { RingChart(data: data) }
                    Toggle("Calm colors", isOn: $isCalm)
                    Button("Add 10 to Monday") { sets[current].points[0].value += 10 }
                }
                .padding()
            }
            .navigationTitle("Charts")
        }
        .chartStyle(isCalm ? .calm : .standard)
        .onChange(of: current) { selection = nil }
    }
}
