// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// The rounded corners of a modal.
///
/// ```swift
/// ModalRoundedCorners(radius: 16, corners: .top)
/// ```
public struct ModalRoundedCorners: Hashable, Sendable {
    /// A set of corners.
    public struct Corners: OptionSet, Hashable, Sendable {
        /// The raw value: one bit for each corner.
        public let rawValue: Int
        /// Creates a set from its raw value.
        nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

        /// The top leading corner.
        public static let topLeading = Corners(rawValue: 1)
        /// The top trailing corner.
        public static let topTrailing = Corners(rawValue: 2)
        /// The bottom trailing corner.
        public static let bottomTrailing = Corners(rawValue: 4)
        /// The bottom leading corner.
        public static let bottomLeading = Corners(rawValue: 8)
        /// All four corners.
        public static let all: Corners = [.top, .bottom]
        /// Both top corners.
        public static let top: Corners = [.topLeading, .topTrailing]
        /// Both bottom corners.
        public static let bottom: Corners = [.bottomLeading, .bottomTrailing]
        /// Both leading corners.
        public static let leading: Corners = [.topLeading, .bottomLeading]
        /// Both trailing corners.
        public static let trailing: Corners = [.topTrailing, .bottomTrailing]
    }

    /// The radius in points.
    public var radius: CGFloat
    /// The corners to round.
    public var corners: Corners

    /// Creates rounded corners with a radius in points.
    nonisolated public init(radius: CGFloat, corners: Corners = .all) {
        self.radius = radius
        self.corners = corners
    }

    /// Square corners.
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
