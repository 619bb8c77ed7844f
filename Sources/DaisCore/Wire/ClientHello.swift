// SPDX-License-Identifier: Apache-2.0

/// What a browser says of itself and of the page it has, when its socket opens.
package struct ClientHello: Sendable, Equatable {
    package var url = "/"
    package var count: Int?
    package var sum: String?
    package var session: String?
    package var secret: String?
    package var acknowledged = 0
    package var sequence = 0
    package var facts = BrowserFacts()

    package init() {}

    init(_ facts: [String: JSONValue]) {
        url = String((facts["url"]?.string ?? "/").prefix(4096))
        count = facts["count"]?.int
        sum = facts["sum"]?.string
        session = facts["session"]?.string
        secret = facts["secret"]?.string
        acknowledged = facts["ack"]?.int ?? 0
        sequence = facts["seq"]?.int ?? 0
        self.facts = BrowserFacts(facts)
    }
}

/// Facts of the browser that views can see through the environment.
package struct BrowserFacts: Sendable, Equatable {
    package var width = 1024.0
    package var height = 768.0
    package var isDark = false
    package var isRightToLeft = false
    package var reducesMotion = false
    package var hasTouch = false
    package var locale = "en"
    package var timeZone = ""
    package var insets = EdgeInsets()

    package init() {}

    init(_ facts: [String: JSONValue]) {
        func length(_ key: String, _ fallback: Double) -> Double {
            guard let value = facts[key]?.number, value >= 0, value < 100_000 else { return fallback }
            return value
        }
        width = length("width", width)
        height = length("height", height)
        isDark = facts["dark"]?.bool ?? false
        isRightToLeft = facts["rtl"]?.bool ?? false
        reducesMotion = facts["reducedMotion"]?.bool ?? false
        hasTouch = facts["touch"]?.bool ?? false
        locale = String((facts["locale"]?.string ?? "en").prefix(64))
        timeZone = String((facts["timeZone"]?.string ?? "").prefix(64))
        insets = EdgeInsets(facts["insets"] ?? .null)
    }
}

extension EdgeInsets {
    /// Reads `[top,leading,bottom,trailing]`.
    init(_ value: JSONValue, from index: Int = 0) {
        func edge(_ offset: Int) -> Double { min(max(value[index + offset].number ?? 0, 0), 10_000) }
        self.init(top: edge(0), leading: edge(1), bottom: edge(2), trailing: edge(3))
    }
}
