// SPDX-License-Identifier: Apache-2.0
public import Foundation

extension View {
    /// Shows or hides the separators above and below the section of a list. Plain, inset and grouped lists draw them if they
    /// are visible; by default they are not.
    ///
    /// ```swift
    /// List { Section("Fruit") { Text("Apple") }.listSectionSeparator(.visible, edges: .bottom) }.listStyle(.plain)
    /// ```
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        transformEnvironment(\.sectionStyle) { style in
            for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) {
                style.visibilities[edge] = visibility
            }
        }
    }

    /// Sets the color of the separators above and below the section of a list, and shows them unless they are hidden.
    /// `nil` leaves the separators as they are by default.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        transformEnvironment(\.sectionStyle) { style in
            for edge in VerticalEdge.allCases where edges.contains(VerticalEdge.Set(edge)) { style.tints[edge] = color }
        }
    }

    /// Sets the margins of the section of a list, around its header and footer, too.
    ///
    /// ```swift
    /// List { Section("Wide") { Text("Row") }.listSectionMargins(.horizontal, 0) }
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges whose margins change.
    ///   - length: The margin in points; `nil` uses that of the list.
    nonisolated public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        transformEnvironment(\.sectionStyle) { style in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { style.margins[edge] = length }
        }
    }
}

/// The separators and margins of a section in a list.
struct SectionStyle: Equatable {
    var visibilities: [VerticalEdge: Visibility] = [:]
    var tints: [VerticalEdge: Color] = [:]
    var margins: [Edge: CGFloat] = [:]

    var hasSeparators: Bool { VerticalEdge.allCases.contains { separator($0) != nil } }

    private func separator(_ edge: VerticalEdge) -> String? {
        switch visibilities[edge] ?? .automatic {
        case .hidden: nil
        case .visible: tints[edge]?.css ?? "var(--separator)"
        case .automatic: tints[edge]?.css
        }
    }

    @MainActor func describe(_ appearance: inout Appearance) {
        for (edge, side) in [
            (Edge.top, "block-start"), (.bottom, "block-end"), (.leading, "inline-start"), (.trailing, "inline-end"),
        ] {
            if let margin = margins[edge] { appearance.set("margin-" + side, margin.px) }
        }
    }

    @MainActor func describeRows(_ appearance: inout Appearance) {
        for (edge, name) in [(VerticalEdge.top, "top"), (.bottom, "bottom")] {
            guard let color = separator(edge) else { continue }
            appearance.addClass("line-" + name)
            appearance.set("--line-" + name, color)
        }
    }
}

private enum SectionStyleKey: EnvironmentKey { static var defaultValue: SectionStyle { SectionStyle() } }

extension EnvironmentValues {
    var sectionStyle: SectionStyle {
        get { self[SectionStyleKey.self] }
        set { self[SectionStyleKey.self] = newValue }
    }
}

extension FeatureStyle {
    static let sectionSeparators = FeatureStyle(
        "section-separators",
        """
        :is(.pl, .gr) .rows {
          &.line-top { border-block-start: 1px solid var(--line-top) }
          &.line-bottom { border-block-end: 1px solid var(--line-bottom) }
        }
        """)
}
