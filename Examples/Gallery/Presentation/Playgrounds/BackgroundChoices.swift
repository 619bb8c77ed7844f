// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension Choice where Value == AnyShapeStyle {
    /// The backgrounds of a presentation.
    static var backgrounds: [Self] {
        [
            Choice("Plain", ".background", AnyShapeStyle(.background)),
            Choice("Thin material", ".thinMaterial", AnyShapeStyle(.thinMaterial)),
            Choice("Ultra thin material", ".ultraThinMaterial", AnyShapeStyle(.ultraThinMaterial)),
            Choice("Indigo", ".indigo.gradient", AnyShapeStyle(.indigo.gradient)),
            Choice("Clear", ".clear", AnyShapeStyle(.clear)),
        ]
    }
}

extension Choice where Value == PresentationAdaptation {
    /// The adaptations of a presentation to a small window.
    static var adaptations: [Self] {
        [
            Choice("Automatic", ".automatic", .automatic),
            Choice("None", ".none", .none),
            Choice("Popover", ".popover", .popover),
            Choice("Sheet", ".sheet", .sheet),
            Choice("Full screen cover", ".fullScreenCover", .fullScreenCover),
        ]
    }
}

extension Choice where Value == PresentationTransition {
    /// The transitions of a presentation.
    static var transitions: [Self] {
        [
            Choice("Slide", ".slide", .slide),
            Choice("Slide from the top", ".slide(edge: .top)", .slide(edge: .top)),
            Choice("Fade", ".fade", .fade),
            Choice("Scale and fade", ".scale.combined(with: .fade)", .scale.combined(with: .fade)),
            Choice("Bouncy slide", ".slide.animation(.bouncy)", .slide.animation(.bouncy)),
            Choice("None", ".none", .none),
        ]
    }
}

extension Choice where Value == DialogSeverity {
    static var severities: [Self] {
        [
            Choice("Standard", ".standard", .standard),
            Choice("Critical", ".critical", .critical),
        ]
    }
}

extension Choice where Value == ButtonRole? {
    static var roles: [Self] {
        [
            Choice("Destructive", ".destructive", .destructive),
            Choice("None", "nil", nil),
        ]
    }
}

extension Choice where Value == Image? {
    static var icons: [Self] {
        [
            Choice("None", "nil", nil),
            Choice("Trash", "Image(systemName: \"trash\")", Image(systemName: "trash")),
            Choice("Disk", "Image(systemName: \"externaldrive\")", Image(systemName: "externaldrive")),
        ]
    }
}
