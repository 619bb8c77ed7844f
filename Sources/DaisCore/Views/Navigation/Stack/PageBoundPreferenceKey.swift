// SPDX-License-Identifier: Apache-2.0

/// A preference of which a part belongs to the pushed page whose content sets it.
protocol PageBoundPreferenceKey: PreferenceKey {
    /// Returns the part of a page's preference that reaches the views around the stack.
    static func aroundPage(_ value: Value) -> Value
}

extension PageBoundPreferenceKey {
    /// Returns the preference of a page's node as the views around the stack see it.
    @MainActor static func passed(by page: _Node) -> Value { aroundPage(page.collect(Self.self)) }
}
