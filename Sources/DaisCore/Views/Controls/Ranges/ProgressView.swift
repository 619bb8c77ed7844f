// SPDX-License-Identifier: Apache-2.0
internal import Foundation

/// A view that shows the progress of a task, or that a task is running.
///
/// ```swift
/// ProgressView()
/// ProgressView("Loading", value: done, total: 100)
/// ```
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, BuiltInView {
    let label: Label
    let current: CurrentValueLabel
    /// The completed fraction from 0 to 1, or `nil` if it is unknown.
    let fraction: Double?
    /// The object that the view follows; see `ProgressView+Progress.swift`.
    var followed: Progress?
    /// The interval that the view follows; see `ProgressView+Timer.swift`.
    var timer: ProgressTimer?
    @Environment(\.progressStyle) private var style
    @Environment(\.controlSize) private var size

    /// The content of the view.
    @MainActor public var body: some View {
        if let followed {
            TimelineView(ProgressSchedule(progress: followed)) { _ in shown(followed.fraction) }
        } else if let timer {
            TimelineView(timer) { shown(timer.fraction(at: $0.date)) }
        } else {
            shown(fraction)
        }
    }

    @MainActor @ViewBuilder private func shown(_ fraction: Double?) -> some View {
        switch style {
        case .builtIn(let kind):
            ProgressBox(kind: kind, label: label, current: current, fraction: fraction, size: size)
        case .custom(let value, let outer):
            styled(fraction, by: value, in: outer)
        }
    }

    @MainActor private func styled(
        _ fraction: Double?, by value: StyleValue, in outer: StyleSlot<BuiltInProgressKind>
    ) -> AnyView {
        guard let style = value.style as? any ProgressViewStyle else { return AnyView(label) }
        return styled(fraction, by: style, in: outer)
    }

    @MainActor private func styled<S: ProgressViewStyle>(
        _ fraction: Double?, by style: S, in outer: StyleSlot<BuiltInProgressKind>
    ) -> AnyView {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: Label.self == EmptyView.self ? nil : StyleContent(label),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : StyleContent(current))
        return ValueBody.view(style, in: \.progressStyle, outer: outer) { $0.makeBody(configuration: configuration) }
    }

    private init<V: BinaryFloatingPoint>(
        _ label: Label, _ current: CurrentValueLabel, _ value: V?, of total: V
    ) {
        self.label = label
        self.current = current
        fraction = value.map { total > 0 ? Double($0 / total).limited(to: 0...1) : 0 }
    }
}

extension ProgressView {
    /// Creates a view with labels. `value` is the completed part of `total`, or `nil` if it is unknown.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(label(), currentValueLabel(), value, of: total)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view with a label for a task of unknown length.
    public init(@ViewBuilder label: () -> Label) {
        self.init(label(), EmptyView(), Double?.none, of: 1)
    }

    /// Creates a view with a label. `value` is the completed part of `total`, or `nil` if it is unknown.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(label(), EmptyView(), value, of: total)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view for a task of unknown length.
    public init() { self.init(EmptyView(), EmptyView(), Double?.none, of: 1) }

    /// Creates a view without a label. `value` is the completed part of `total`, or `nil` if it is unknown.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(EmptyView(), EmptyView(), value, of: total)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view with a localized title for a task of unknown length.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    /// Creates a view with a title for a task of unknown length.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    /// Creates a view with a localized title. `value` is the completed part of `total`, or `nil` if it is unknown.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Creates a view with a title. `value` is the completed part of `total`, or `nil` if it is unknown.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// Creates a progress view from a style's configuration, for use inside that style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.label, configuration.currentValueLabel, configuration.fractionCompleted, of: 1)
    }
}
