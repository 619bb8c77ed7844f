// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The browser's description of itself and of its page, sent when the socket opens.
package struct ClientHello: Sendable, Equatable {
    package var url = "/"
    package var count: Int?
    package var sum: String?
    package var session: String?
    package var secret: String?
    package var acknowledged = 0
    package var sequence = 0
    /// The id and the secret of the session that the tab had before it loaded the page.
    package var former: Former?
    /// The sealed state of an earlier session of the tab.
    package var sealed: String?
    /// The values of `@AppStorage` as JSON, by their names.
    package var stored: [String: String] = [:]
    package var facts = BrowserFacts()

    /// A session whose state another one continues with.
    package struct Former: Sendable, Equatable {
        package let session: String
        package let secret: String

        package init(session: String, secret: String) {
            self.session = session
            self.secret = secret
        }
    }

    package init() {}

    init(_ facts: [String: JSONValue]) {
        url = (facts["url"]?.string ?? "/").prefix(utf8: 4096)
        count = facts["count"]?.int
        sum = facts["sum"]?.string
        session = facts["session"]?.string
        secret = facts["secret"]?.string
        acknowledged = facts["ack"]?.int ?? 0
        sequence = facts["seq"]?.int ?? 0
        if let pair = facts["former"]?.array, let id = pair.first?.string, let secret = pair.last?.string {
            former = Former(session: id, secret: secret)
        }
        sealed = facts["sealed"]?.string
        stored = (facts["stored"]?.object ?? [:]).compactMapValues(\.string)
        self.facts = BrowserFacts(facts)
    }
}

/// Properties of the browser that views read through the environment.
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
    /// The font size that the reader has chosen in the browser, in CSS pixels.
    package var fontSize = 16.0

    package init() {}

    /// Creates the facts that a page assumes before a browser has measured its window.
    init(isPhone: Bool) {
        if isPhone { (width, height) = (390, 844) }
    }

    /// The window that the first page of this browser has assumed, because its request tells only whether it is a
    /// phone.
    var assumedWindow: BrowserFacts { BrowserFacts(isPhone: isCompact) }

    /// The size of the window in points.
    var window: CGSize { CGSize(width: width, height: height) }

    /// Indicates whether the window is as narrow as that of a phone.
    var isCompact: Bool { width < 744 }

    init(_ facts: [String: JSONValue]) {
        width = facts["width"]?.windowLength ?? width
        height = facts["height"]?.windowLength ?? height
        isDark = facts["dark"]?.bool ?? false
        isRightToLeft = facts["rtl"]?.bool ?? false
        reducesMotion = facts["reducedMotion"]?.bool ?? false
        hasTouch = facts["touch"]?.bool ?? false
        locale = (facts["locale"]?.string ?? "en").prefix(utf8: 64)
        timeZone = (facts["timeZone"]?.string ?? "").prefix(utf8: 64)
        insets = EdgeInsets(facts["insets"] ?? .null)
        fontSize = facts["font"]?.fontSize ?? fontSize
    }
}

extension JSONValue {
    /// The value as a width or height of a window, in points, or `nil` if no window is that large.
    var windowLength: Double? { length.flatMap { $0 < 100_000 ? $0 : nil } }

    /// The value as a font size in CSS pixels, or `nil` if no browser has that.
    var fontSize: Double? { length.flatMap { $0 > 0 && $0 < 1000 ? $0 : nil } }
}

extension EdgeInsets {
    /// Reads `[top,leading,bottom,trailing]`.
    init(_ value: JSONValue, from index: Int = 0) {
        func edge(_ offset: Int) -> Double { min(value[index + offset].length ?? 0, 10_000) }
        self.init(top: edge(0), leading: edge(1), bottom: edge(2), trailing: edge(3))
    }
}
