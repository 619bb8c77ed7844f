// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Cuts texts inside after a number of lines; `nil` means no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number).modifier(LineLimitModifier(most: number, least: nil))
    }

    /// Cuts texts inside after a number of lines, and keeps the room of that many lines if asked.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).modifier(LineLimitModifier(most: limit, least: reservesSpace ? limit : nil))
    }

    /// Keeps the room of at least some lines and cuts after at most some.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound)
            .modifier(LineLimitModifier(most: limit.upperBound, least: limit.lowerBound))
    }

    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).modifier(LineLimitModifier(most: nil, least: limit.lowerBound))
    }

    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Adds space between lines, in points.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing).modifier(LineSpacingModifier(spacing: Double(lineSpacing)))
    }

    /// Says where a text that is cut shows dots. `.head` works for one line; `.middle` shows them at the end.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode).modifier(TruncationModifier(mode: mode))
    }

    /// How far a text may be shrunk to fit, for views that read it; the browser keeps the size and cuts or wraps.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
}

extension Text {
    /// Which part of a text that does not fit gives way.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}

private struct LineLimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
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
        // No limit inside a limit is said with a number too: `none` would lay the runs of a text out as boxes.
        appearance.set("--ll", String(max(1, most ?? 100_000)))
        appearance.set("--lr", String(max(0, least ?? 0)))
        // A single line is cut after any letter, not after its last whole word: "openjdk-…" for "openjdk-17-jre".
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
