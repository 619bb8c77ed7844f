// SPDX-License-Identifier: Apache-2.0

/// The progress of a tour: a sequence of notes beside views that explain the app.
///
/// ```swift
/// struct Inbox: View {
///     @State private var tour = Tour(steps: 2)
///
///     var body: some View {
///         VStack {
///             Button("Write") { create() }
///                 .tourStep(0, of: $tour, "Write a message", message: "Drafts are saved while you type.")
///             Button("Filter") { search() }
///                 .tourStep(1, of: $tour, "Find messages again")
///             Button("Help") { tour.start() }
///         }
///     }
/// }
/// ```
/// A tour is a value, so it can be stored, for example to begin where the user has left it.
public struct Tour: Hashable, Sendable, Codable {
    /// The number of steps.
    public let steps: Int
    /// The index of the current step, or `nil` while the tour is not shown.
    public private(set) var current: Int?

    /// Creates a tour that is not shown yet.
    ///
    /// - Parameter steps: The number of steps.
    public init(steps: Int) { self.steps = max(0, steps) }

    /// Begins the tour, or continues it at a step.
    public mutating func start(at step: Int = 0) { current = (0..<steps).contains(step) ? step : nil }

    /// Goes to the next step. After the last one, the tour ends.
    public mutating func next() { if let current { start(at: current + 1) } }

    /// Goes back to the previous step. At the first one it has no effect.
    public mutating func back() { if let current, current > 0 { start(at: current - 1) } }

    /// Ends the tour.
    public mutating func end() { current = nil }

    var isFirst: Bool { current == 0 }
    var isLast: Bool { current == steps - 1 }
}

extension View {
    /// Explains this view in a step of a tour.
    ///
    /// While the step is the current one, everything but this view is dimmed, and a note beside it has the text and
    /// buttons that go on, go back and end the tour. Presses and keys reach the view through the hole in the dimming, so
    /// that it can be tried out. It is scrolled into view. Escape ends the tour. After a key, the focus moves into the
    /// note, and returns when the tour ends.
    ///
    /// - Parameters:
    ///   - step: The index of the step, from 0. If several views on the page have the same one, all are explained.
    ///   - tour: A binding to the tour.
    ///   - titleKey: The title of the note.
    ///   - message: The text below it.
    nonisolated public func tourStep(
        _ step: Int, of tour: Binding<Tour>, _ titleKey: LocalizedStringKey, message: LocalizedStringKey? = nil
    ) -> some View {
        tourStep(step, of: tour, Text(titleKey), message: message.map { Text($0) })
    }

    /// Explains this view in a step of a tour with a string as title.
    @_disfavoredOverload
    nonisolated public func tourStep<S: StringProtocol>(
        _ step: Int, of tour: Binding<Tour>, _ title: S, message: S? = nil
    ) -> some View {
        tourStep(step, of: tour, Text(title), message: message.map { Text($0) })
    }

    /// Explains this view in a step of a tour with texts.
    nonisolated public func tourStep(
        _ step: Int, of tour: Binding<Tour>, _ title: Text, message: Text? = nil
    ) -> some View {
        modifier(TourStepModifier(step: step, tour: tour, title: title, message: message))
    }
}

nonisolated struct TourStepModifier: ViewModifier, BuiltInModifier {
    let step: Int
    let tour: Binding<Tour>
    let title: Text
    let message: Text?

    @MainActor func body(content: Content) -> some View {
        let isCurrent = tour.wrappedValue.current == step
        return ScrollViewReader { proxy in
            content.id(TourTarget())
                .onChange(of: isCurrent, initial: true) { _, isCurrent in
                    if isCurrent { proxy.scrollTo(TourTarget(), anchor: .center) }
                }
        }
        .modifier(Presenting { isCurrent ? [note] : [] })
    }

    private var note: PresentationDescriptor {
        let (step, tour, title, message) = (step, tour, title, message)
        var descriptor = PresentationDescriptor(
            key: PresentationKey(step), kind: .popover,
            content: { AnyView(TourNote(tour: tour, title: title, message: message)) },
            withdraw: { if tour.wrappedValue.current == step { tour.wrappedValue.end() } })
        descriptor.options.set(PopoverPlacement(place: .bounds, edge: nil))
        descriptor.options.set(AdaptationOption(horizontal: .popover, vertical: .popover))
        descriptor.options.set(TourOption())
        return descriptor
    }
}

private nonisolated struct TourTarget: Hashable {}

/// The note of one step.
nonisolated struct TourNote: View, BuiltInView {
    let tour: Binding<Tour>
    let title: Text
    let message: Text?
    @Environment(\.locale) private var locale

    init(tour: Binding<Tour>, title: Text, message: Text?) {
        self.tour = tour
        self.title = title
        self.message = message
    }

    @MainActor var body: some View {
        let words = BuiltInStrings(locale), value = tour.wrappedValue
        return VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top, spacing: 12) {
                title.font(.headline).accessibilityAddTraits(.isHeader)
                Spacer(minLength: 0)
                Button {
                    tour.wrappedValue.end()
                } label: {
                    Image(systemName: "xmark").accessibilityLabel(words[.close])
                }
                .buttonStyle(.borderless)
            }
            if let message { message.font(.subheadline) }
            HStack(spacing: 12) {
                if let current = value.current, value.steps > 1 {
                    Text(verbatim: "\(current + 1) / \(value.steps)").font(.footnote).foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
                if !value.isFirst { Button(words[.back]) { tour.wrappedValue.back() }.buttonStyle(.bordered) }
                Button(value.isLast ? words[.done] : words[.next]) { tour.wrappedValue.next() }
                    .buttonStyle(.borderedProminent)
            }
        }
        .padding(16)
        .frame(width: 300)
    }
}

/// Dims everything but the anchor. What is dimmed takes no press, and the anchor takes them.
nonisolated struct TourOption: PresentationOption {
    @MainActor func apply(to layer: inout LayerDescription) {
        layer.overlay.addClass("tour")
        layer.styles.append(.tour)
        layer.dismissals = [.escape]
    }
}

extension FeatureStyle {
    /// The spot has the box of the view. What it paints around itself is clipped where the hole is, and the clip also
    /// decides about presses.
    static let tour = FeatureStyle(
        "tour",
        """
        .tour,.tour>.backdrop{pointer-events:none}
        .tour>.surface{pointer-events:auto}
        .tour>.spot::before{content:"";position:absolute;inset:-200vmax;pointer-events:auto;
        background:light-dark(#0000007a,#000000b3);
        clip-path:polygon(evenodd,0 0,100% 0,100% 100%,0 100%,0 0,
        calc(200vmax - 6px) calc(200vmax - 6px),calc(100% - 200vmax + 6px) calc(200vmax - 6px),
        calc(100% - 200vmax + 6px) calc(100% - 200vmax + 6px),calc(200vmax - 6px) calc(100% - 200vmax + 6px),
        calc(200vmax - 6px) calc(200vmax - 6px))}
        .tour>.spot::after{content:"";position:absolute;inset:-6px;border-radius:4px;
        box-shadow:0 0 0 2px var(--tint)}
        .tour>.popover-container{--gap:16px}
        @media (forced-colors:active){.tour>.spot::after{outline:2px solid Highlight}}
        """)
}
