// SPDX-License-Identifier: Apache-2.0

/// The place and the size of a floating panel, in points.
///
/// ```swift
/// @SceneStorage("tools") private var tools = PanelPlacement(x: 24, y: 80, width: 260, height: 320)
/// ```
/// A value in `@SceneStorage` lets the panel stay where the user has put it. The browser keeps a panel inside the
/// window, whatever the placement says, so that it is still reached in a smaller window.
public struct PanelPlacement: Hashable, Codable, Sendable {
    /// An edge of the window at which a panel is docked. It has the height of the window, and the page makes room for
    /// it.
    public enum Dock: String, Hashable, Codable, Sendable {
        case leading, trailing
    }

    /// The distance from the leading edge of the window, or `nil` for a panel that is near the trailing edge.
    public var x: Double?
    /// The distance from the top of the window.
    public var y: Double
    /// The width, at least 200 points.
    public var width: Double
    /// The height, at least 120 points. A docked panel ignores it until it floats again.
    public var height: Double
    /// The edge at which the panel is docked, or `nil` while it floats.
    public var dock: Dock?

    /// Creates a placement.
    ///
    /// - Parameters:
    ///   - x: The distance from the leading edge of the window, or `nil` for a panel that is near the trailing edge.
    ///   - y: The distance from the top of the window.
    ///   - width: The width, at least 200 points.
    ///   - height: The height, at least 120 points.
    ///   - dock: The edge at which the panel is docked.
    public init(x: Double? = nil, y: Double = 72, width: Double = 300, height: Double = 320, dock: Dock? = nil) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.dock = dock
    }

    /// Reads what the browser reports: x, y, width, height and the dock.
    init?(_ report: EventPayload, before: PanelPlacement) {
        let numbers = (0..<4).compactMap { report[$0].points }
        guard numbers.count == 4 else { return nil }
        self = before
        dock = report[4].string.flatMap(Dock.init(rawValue:))
        width = max(Self.leastWidth, numbers[2])
        // A docked panel keeps the place to which it returns.
        guard dock == nil else { return }
        x = numbers[0]
        y = numbers[1]
        height = max(Self.leastHeight, numbers[3])
    }

    static let leastWidth = 200.0, leastHeight = 120.0
}
