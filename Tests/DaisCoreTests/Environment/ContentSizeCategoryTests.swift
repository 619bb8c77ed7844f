// SPDX-License-Identifier: Apache-2.0
import DaisTesting
import Testing

@testable import DaisCore

@MainActor
@Suite("Former names of text sizes")
struct ContentSizeCategoryTests {
    private struct Reader: View {
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.sizeCategory) private var category
        var body: some View { Text("\(size) \(category)") }
    }

    @Test(
        "each former name is the size with today's name",
        arguments: zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases))
    func names(_ category: ContentSizeCategory, _ size: DynamicTypeSize) {
        let screen = Screen { Reader().environment(\.sizeCategory, category) }
        #expect(screen.text("\(size) \(category)").exists)
        #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
    }

    @Test("sizes are ordered, and the former name follows the size of the environment")
    func order() {
        #expect(ContentSizeCategory.small < .large && ContentSizeCategory.accessibilityLarge > .extraLarge)
        #expect(ContentSizeCategory.large <= .large && ContentSizeCategory.large >= .large)
        let screen = Screen { Reader().dynamicTypeSize(.accessibility3) }
        #expect(screen.text("accessibility3 accessibilityExtraLarge").exists)
    }
}
