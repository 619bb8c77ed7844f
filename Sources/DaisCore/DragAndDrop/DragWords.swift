// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The client says these texts during a drag by keys. `%@` stands for the name of an element.
struct DragWords {
    let json: String

    init(_ locale: Locale) {
        let words = BuiltInStrings(locale)
        let fields: [String: BuiltInStrings.Word] = [
            "lifted": .dragLifted, "before": .dragBefore, "after": .dragAfter, "onto": .dragOnto,
            "dropped": .dragDropped, "cancelled": .dragCancelled, "nowhere": .dragNowhere,
        ]
        json = TextTree.fields(fields.mapValues { .text(words[$0]) }).json
    }
}
