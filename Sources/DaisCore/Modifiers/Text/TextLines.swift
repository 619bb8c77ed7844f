// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Limits texts in the view to a number of lines; `nil` means no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number).modifier(LineLimitModifier(most: number, least: nil))
    }

    /// Limits texts in the view to a number of lines and optionally reserves space for all of them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).modifier(LineLimitModifier(most: limit, least: reservesSpace ? limit : nil))
    }

    /// Reserves space for the lower number of lines and limits texts to the upper one.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
            .modifier(LineLimitModifier(most: limit.upperBound, least: limit.lowerBound))
    }

    /// Reserves space for a number of lines.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).modifier(LineLimitModifier(most: nil, least: limit.lowerBound))
    }

    /// Limits texts in the view to a number of lines.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Adds space between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing).modifier(LineSpacingModifier(spacing: Double(lineSpacing)))
    }

    /// Sets the position of the ellipsis in a truncated text. `.head` works for one line; `.middle` is shown as
    /// `.tail`.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode).modifier(TruncationModifier(mode: mode))
    }

    /// Lets texts in the view shrink to a fraction of their size if they do not fit otherwise.
    ///
    /// ```swift
    /// Text("1,234,567.89").font(.largeTitle).lineLimit(1).minimumScaleFactor(0.5)
    /// ```
    /// A text that would be cut off, because of its line limit or of the frame directly around it, gets the largest
    /// size at which it fits. The browser decides without a round trip, and again when the room changes.
    ///
    /// - Parameter factor: The smallest scale, from 0 to 1. Texts do not shrink with 1.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor).modifier(MinimumScaleModifier(factor: Double(factor)))
    }
}

extension Text {
    /// The position of the ellipsis in a truncated text.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}

private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
    /// The maximum number of lines of a text. The default is `nil`, which means no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    /// The space between lines in points. The default is 0.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    /// The position of the ellipsis in a truncated text. The default is `tail`.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
    /// The minimum scale of a text, from 0 to 1. The default is 1, with which texts do not shrink.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
}

nonisolated struct LineLimitModifier: BoxModifier {
    let most: Int?
    let least: Int?

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard appearance.value(of: "--ll") == nil else { return }
        appearance.addClass("ll")
        // An inner `nil` becomes a large number: `none` would turn the runs of a text into boxes.
        appearance.set("--ll", String(max(1, most ?? 100_000)))
        appearance.set("--lr", String(max(0, least ?? 0)))
        // A single line is cut after any letter, not after the last whole word: "openjdk-…" for "openjdk-17-jre".
        appearance.set("--lw", most == 1 ? "break-all" : "normal")
    }
}

nonisolated struct LineSpacingModifier: BoxModifier {
    let spacing: Double

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        guard appearance.value(of: "--ls") == nil else { return }
        appearance.addClass("ls")
        appearance.set("--ls", max(0, spacing).css + "px")
    }
}

nonisolated struct TruncationModifier: BoxModifier {
    let mode: Text.TruncationMode

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        if mode == .head { appearance.addClass("head") }
    }
}

nonisolated struct MinimumScaleModifier: BoxModifier {
    let factor: Double

    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        // The innermost modifier of an element counts.
        guard !appearance.attributes.contains(where: { $0.name == AttributeName.fit }) else { return }
        appearance.attribute(AttributeName.fit, (factor.isNaN ? 1 : min(max(factor, 0), 1)).css)
    }
}
