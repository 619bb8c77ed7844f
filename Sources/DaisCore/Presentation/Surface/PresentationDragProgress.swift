// SPDX-License-Identifier: Apache-2.0

/// A number that follows the drag of a presentation, for views that move or fade with it.
///
/// ```swift
/// struct Cover: View {
///     @Environment(\.presentationDragProgress) private var progress
///
///     var body: some View {
///         Image(systemName: "star.fill")
///             .offset(y: -140 * progress)
///             .opacity(1 - progress)
///     }
/// }
/// ```
/// `\.presentationDragProgress` is 0 while the presentation rests, and 1 when it has been dragged out of the window.
/// Sums, differences and multiples of it are such numbers too. The browser computes them in each frame of the drag, and
/// after the release until the presentation has left or is back. The body of the view is not evaluated for that, so there
/// is no value to print or to compare. With reduced motion, nothing changes. Outside of presentations the number stays 0.
///
/// The modifier `presentationDragTransition(_:)` does the same for any transition.
public struct PresentationDragProgress: Hashable, Sendable {
    /// The number while the presentation rests.
    let start: Double
    /// The number when the presentation has been dragged out.
    let end: Double

    init(start: Double = 0, end: Double = 1) {
        self.start = start
        self.end = end
    }

    private func map(_ transform: (Double) -> Double) -> Self { Self(start: transform(start), end: transform(end)) }

    /// Returns the sum of both.
    nonisolated public static func + (one: Self, other: Self) -> Self {
        Self(start: one.start + other.start, end: one.end + other.end)
    }

    /// Returns the progress, increased by a number.
    nonisolated public static func + (progress: Self, number: Double) -> Self { progress.map { $0 + number } }

    /// Returns the number, increased by a progress.
    nonisolated public static func + (number: Double, progress: Self) -> Self { progress.map { number + $0 } }

    /// Returns the difference of both.
    nonisolated public static func - (one: Self, other: Self) -> Self {
        Self(start: one.start - other.start, end: one.end - other.end)
    }

    /// Returns the progress, decreased by a number.
    nonisolated public static func - (progress: Self, number: Double) -> Self { progress.map { $0 - number } }

    /// Returns the number, decreased by a progress.
    nonisolated public static func - (number: Double, progress: Self) -> Self { progress.map { number - $0 } }

    /// Returns the progress with the other sign.
    nonisolated public static prefix func - (progress: Self) -> Self { progress.map { -$0 } }

    /// Returns a multiple of the progress.
    nonisolated public static func * (progress: Self, factor: Double) -> Self { progress.map { $0 * factor } }

    /// Returns a multiple of the progress.
    nonisolated public static func * (factor: Double, progress: Self) -> Self { progress.map { factor * $0 } }

    /// Returns a fraction of the progress.
    nonisolated public static func / (progress: Self, divisor: Double) -> Self { progress.map { $0 / divisor } }
}

extension EnvironmentValues {
    /// How far the presentation around the view has been dragged out, from 0 to 1, as a number that the browser computes.
    public var presentationDragProgress: PresentationDragProgress { PresentationDragProgress() }
}

extension View {
    /// Sets the opacity, from 0 to 1, to a number that follows the drag of the presentation.
    ///
    /// ```swift
    /// Text("Details").opacity(1 - dragProgress)
    /// ```
    @_disfavoredOverload nonisolated public func opacity(_ opacity: PresentationDragProgress) -> some View {
        modifier(DragProgressModifier(.opacity(opacity)))
    }

    /// Moves the rendering by numbers of points that follow the drag of the presentation.
    ///
    /// ```swift
    /// Text("Title").offset(y: 120 * dragProgress)
    /// ```
    @_disfavoredOverload nonisolated public func offset(
        x: PresentationDragProgress? = nil, y: PresentationDragProgress? = nil
    ) -> some View {
        let rest = PresentationDragProgress(start: 0, end: 0)
        return modifier(DragProgressModifier(.offset(x ?? rest, y ?? rest)))
    }

    /// Scales the rendering by a factor that follows the drag of the presentation.
    ///
    /// ```swift
    /// Image(systemName: "star.fill").scaleEffect(1 - 0.5 * dragProgress, anchor: .top)
    /// ```
    @_disfavoredOverload nonisolated public func scaleEffect(
        _ scale: PresentationDragProgress, anchor: UnitPoint = .center
    ) -> some View {
        modifier(DragProgressModifier(.scale(scale, anchor)))
    }

    /// Blurs the rendering with a radius, in points, that follows the drag of the presentation.
    ///
    /// ```swift
    /// Image(systemName: "star.fill").blur(radius: 12 * dragProgress)
    /// ```
    @_disfavoredOverload nonisolated public func blur(radius: PresentationDragProgress) -> some View {
        modifier(DragProgressModifier(.blur(radius)))
    }
}

nonisolated struct DragProgressModifier: BoxModifier, Hashable {
    enum Effect: Hashable {
        case opacity(PresentationDragProgress)
        case offset(PresentationDragProgress, PresentationDragProgress)
        case scale(PresentationDragProgress, UnitPoint)
        case blur(PresentationDragProgress)
    }
    let effect: Effect

    init(_ effect: Effect) { self.effect = effect }

    @MainActor static var layer: BoxLayer { .frame }

    @MainActor func apply(to appearance: inout Appearance) {
        switch effect {
        case .opacity(let opacity):
            set("opacity", max(0, min(1, opacity.start)).css, max(0, min(1, opacity.end)).css, on: &appearance)
        case .offset(let x, let y):
            let (start, end) = ("\(x.start.css)px \(y.start.css)px", "\(x.end.css)px \(y.end.css)px")
            set("translate", start, end, on: &appearance)
        case .scale(let scale, let anchor):
            appearance.setAnchor(anchor)
            set("scale", max(0, scale.start).css, max(0, scale.end).css, on: &appearance)
        case .blur(let radius):
            let (start, end) = (max(0, radius.start).css, max(0, radius.end).css)
            set("filter", "blur(\(start)px)", "blur(\(end)px)", on: &appearance)
        }
    }

    @MainActor private func set(_ property: String, _ start: String, _ end: String, on appearance: inout Appearance) {
        appearance.set(property, start)
        appearance.follow(drag: [property: end])
    }
}
