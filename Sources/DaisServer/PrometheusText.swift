// SPDX-License-Identifier: Apache-2.0

/// Writes metrics in the text format of Prometheus.
struct PrometheusText {
    private(set) var text = ""

    mutating func begin(_ name: String, _ kind: PrometheusSeries.Kind, help: String?) {
        if let help {
            let escaped = help.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
            text += "# HELP \(name) \(escaped)\n"
        }
        text += "# TYPE \(name) \(kind.rawValue)\n"
    }

    mutating func add(_ series: PrometheusSeries, name: String, labels: PrometheusLabels) {
        let value = series.value
        switch series.kind {
        case .counter:
            add(name, labels.text, value.rest == 0 ? "\(value.whole)" : Self.number(Double(value.whole) + value.rest))
        case .gauge:
            add(name, labels.text, Self.number(value.rest))
        case .summary, .histogram:
            var sum = 0
            for (index, count) in value.buckets.enumerated() {
                sum += count
                let bounds = PrometheusSeries.bounds
                let bound = index < bounds.count ? Self.number(bounds[index]) : "+Inf"
                add(name + "_bucket", labels.adding("le=\"\(bound)\""), "\(sum)")
            }
            add(name + "_sum", labels.text, Self.number(value.rest))
            add(name + "_count", labels.text, "\(value.count)")
        }
    }

    private mutating func add(_ name: String, _ labels: String, _ value: String) {
        text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(labels)} \(value)\n"
    }

    static func number(_ value: Double) -> String {
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Inf" : "+Inf" }
        return Int64(exactly: value).map(String.init) ?? "\(value)"
    }

    /// Returns a valid name of a metric: ASCII letters, digits, `_` and `:`, and no digit first.
    static func name(_ text: String) -> String { valid(text, colons: true) }

    static func valid(_ text: String, colons: Bool) -> String {
        var bytes = text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                byte
            case UInt8(ascii: ":") where colons: byte
            default: UInt8(ascii: "_")
            }
        }
        let isNumber = bytes.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? true
        if isNumber { bytes.insert(UInt8(ascii: "_"), at: 0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// The labels of a series, as the text format has them. Their order makes no difference.
struct PrometheusLabels: Hashable, Sendable {
    let text: String

    init(_ dimensions: [(String, String)], of kind: PrometheusSeries.Kind) {
        var values: [String: String] = [:]
        for (key, value) in dimensions {
            var name = PrometheusText.valid(key, colons: false)
            // Names with two underscores belong to Prometheus, and these two to its own labels.
            while name.hasPrefix("__") { name.removeFirst() }
            if name == "le" && kind == .histogram || name == "quantile" && kind == .summary {
                name = "exported_" + name
            }
            values[name] = value
        }
        text = values.sorted { $0.key < $1.key }
            .map { name, value in
                let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
                    .replacing("\n", with: "\\n")
                return "\(name)=\"\(escaped)\""
            }
            .joined(separator: ",")
    }

    func adding(_ label: String) -> String { text.isEmpty ? label : text + "," + label }
}
