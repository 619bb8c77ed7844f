// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct EquatableRow: View, Equatable {
    let title: String

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.title == rhs.title }

    var body: some View { Text(title) }
}

struct EquatableUse: View {
    var body: some View {
        EquatableRow(title: "a").equatable()
    }
}
