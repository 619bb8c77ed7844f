// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Gives screen readers and the keyboard another view in place of this one.
    ///
    /// ```swift
    /// @State private var rating = 3.0
    ///
    /// var body: some View {
    ///     Circle().trim(to: rating / 5)
    ///         .accessibilityRepresentation {
    ///             Slider(value: $rating, in: 0...5, step: 1) { Text("Rating") }
    ///         }
    /// }
    /// ```
    /// The representation is not visible. While a control of it has the focus from the keyboard, the view has the outline.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(RepresentationModifier(representation: representation(), keepsElement: false))
    }

    /// Gives screen readers views inside of this one in place of its content.
    ///
    /// ```swift
    /// Image("Chart")
    ///     .accessibilityLabel("Sales")
    ///     .accessibilityChildren {
    ///         Text("January, 20 pieces")
    ///         Text("February, 30 pieces")
    ///     }
    /// ```
    /// The children are not visible. The view keeps its own label.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        modifier(RepresentationModifier(representation: children(), keepsElement: true))
    }
}

/// Views that are out of sight, in place of the content's meaning.
nonisolated struct RepresentationModifier<Representation: View>: ViewModifier, BuiltInModifier {
    let representation: Representation
    /// Indicates whether the content stays an element, around the other views.
    let keepsElement: Bool

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(AccessibilityHiddenModifier(isHidden: !keepsElement))
            .modifier(AccessibilityElementModifier(children: keepsElement ? .ignore : .contain))
            .overlay { VStack { representation }.modifier(LabelPartModifier.outOfSight) }
            .modifier(RepresentedModifier())
    }
}

/// Marks the view that has the outline of what represents it.
nonisolated struct RepresentedModifier: BoxModifier {
    @MainActor static var layer: BoxLayer { .anywhere }

    @MainActor func apply(to appearance: inout Appearance) {
        appearance.require(.representation)
        appearance.addClass("represented")
    }
}

extension FeatureStyle {
    static let representation = FeatureStyle(
        "representation",
        ".represented:has(>.ov .vh :focus-visible){outline:2px solid var(--tint);outline-offset:2px;border-radius:4px}")
}
