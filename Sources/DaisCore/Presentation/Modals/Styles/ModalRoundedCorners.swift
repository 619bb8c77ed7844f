// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Which corners of a modal are round, and how much.
public struct ModalRoundedCorners: Hashable, Sendable {
    public struct Corners: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

        public static let topLeading = Corners(rawValue: 1)
        public static let topTrailing = Corners(rawValue: 2)
        public static let bottomTrailing = Corners(rawValue: 4)
        public static let bottomLeading = Corners(rawValue: 8)
        public static let all: Corners = [.top, .bottom]
        public static let top: Corners = [.topLeading, .topTrailing]
        public static let bottom: Corners = [.bottomLeading, .bottomTrailing]
        public static let leading: Corners = [.topLeading, .bottomLeading]
        public static let trailing: Corners = [.topTrailing, .bottomTrailing]
    }

    /// Points.
    public var radius: CGFloat
    public var corners: Corners

    nonisolated public init(radius: CGFloat, corners: Corners = .all) {
        self.radius = radius
        self.corners = corners
    }

    public static let none = ModalRoundedCorners(radius: 0)

    @MainActor func describe(_ surface: inout Appearance) {
        let names: [(Corners, String)] = [
            (.topLeading, "border-start-start-radius"), (.topTrailing, "border-start-end-radius"),
            (.bottomTrailing, "border-end-end-radius"), (.bottomLeading, "border-end-start-radius"),
        ]
        for (corner, name) in names {
            surface.set(name, Double(corners.contains(corner) ? max(0, radius) : 0).css + "px")
        }
    }
}
