// SPDX-License-Identifier: Apache-2.0

/// The shape of the ends of a line, with the raw values of Core Graphics.
///
/// ```swift
/// Circle().trim(from: 0, to: 0.7).stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round))
/// ```
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its last point.
    case butt
    /// A half circle around the last point.
    case round
    /// Half a square around the last point.
    case square
}

/// The shape of the corners of a line, with the raw values of Core Graphics.
public enum CGLineJoin: Int32, Sendable {
    /// The outer edges meet in a point.
    case miter
    /// A part of a circle around the corner.
    case round
    /// The corner is cut off.
    case bevel
}
