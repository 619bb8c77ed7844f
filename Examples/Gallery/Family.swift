// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// What the gallery has a page for.
enum Family: String, CaseIterable, Identifiable {
    case text, icons, layout, shapes, controls, forms, lists, presentation, state, gestures, navigation, accessibility
    case packages

    var id: Self { self }

    /// The families of views; the application is not one.
    static let views = allCases.filter { $0 != .packages }

    /// - Parameter path: the address of a page, with or without a slash at its end.
    init?(path: String) {
        self.init(rawValue: path.split(separator: "/").joined(separator: "/"))
    }

    var url: URL { URL(string: "/\(rawValue)")! }

    var title: String {
        switch self {
        case .text: "Text"
        case .icons: "Images & Icons"
        case .layout: "Layout"
        case .shapes: "Shapes & Colors"
        case .controls: "Controls"
        case .forms: "Forms & Lists"
        case .lists: "Long Lists & Grids"
        case .presentation: "Presentation"
        case .state: "State & Data Flow"
        case .gestures: "Gestures"
        case .navigation: "Navigation & Tabs"
        case .accessibility: "Accessibility"
        case .packages: "Package Browser"
        }
    }

    var summary: String {
        switch self {
        case .text: "Styles, weights, Markdown, formats and dates."
        case .icons: "A drawn symbol for the names that apps use."
        case .layout: "Stacks, frames, overlays and the safe area."
        case .shapes: "Outlines, strokes, gradients and system colors."
        case .controls: "Buttons, fields, switches, sliders, steppers."
        case .forms: "Grouped settings, sections and selection."
        case .lists: "Ten thousand rows, only the visible ones built."
        case .presentation: "Sheets upon sheets, alerts and full screens."
        case .state: "Bindings, observable models, tasks, changes."
        case .gestures: "Taps, long presses, drags and hovering."
        case .navigation: "Addresses and links, and what is still to come."
        case .accessibility: "Names, values, roles and the keyboard."
        case .packages:
            "Everything installed on the machine that serves this page: search it, sort it, follow dependencies from sheet to sheet."
        }
    }

    var symbol: String {
        switch self {
        case .text: "textformat"
        case .icons: "photo"
        case .layout: "rectangle.3.group"
        case .shapes: "paintpalette"
        case .controls: "slider.horizontal.3"
        case .forms: "list.bullet.rectangle"
        case .lists: "square.grid.2x2"
        case .presentation: "rectangle.stack"
        case .state: "arrow.triangle.2.circlepath"
        case .gestures: "hand.raised"
        case .navigation: "safari"
        case .accessibility: "accessibility"
        case .packages: "shippingbox"
        }
    }

    var color: Color {
        switch self {
        case .text: .indigo
        case .icons: .orange
        case .layout: .blue
        case .shapes: .pink
        case .controls: .green
        case .forms: .teal
        case .lists: .brown
        case .presentation: .purple
        case .state: .red
        case .gestures: .cyan
        case .navigation: .gray
        case .accessibility: .blue
        case .packages: .orange
        }
    }
}
