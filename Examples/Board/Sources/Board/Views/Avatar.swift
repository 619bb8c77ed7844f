// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct Avatar: View {
    let person: Person
    var size: CGFloat = 24
    /// The name that screen readers read instead.
    var words: String?

    var body: some View {
        Text(person.initials)
            .font(.system(size: size * 0.4, weight: .semibold))
            .foregroundStyle(.white)
            .frame(width: size, height: size)
            .background(LabelColor.of(person.name), in: Circle())
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(words ?? person.name)
            .help(words ?? person.name)
    }
}

/// A color for a word, the same one everywhere. White text can be read on each.
enum LabelColor {
    private static let colors: [Color] = [
        Color(red: 0.25, green: 0.32, blue: 0.71), Color(red: 0.07, green: 0.45, blue: 0.45),
        Color(red: 0.68, green: 0.2, blue: 0.34), Color(red: 0.6, green: 0.32, blue: 0.05),
        Color(red: 0.42, green: 0.25, blue: 0.63), Color(red: 0.16, green: 0.44, blue: 0.22),
        Color(red: 0.1, green: 0.42, blue: 0.64), Color(red: 0.55, green: 0.25, blue: 0.5),
    ]

    static func of(_ word: String) -> Color {
        colors[Int(word.utf8.reduce(UInt32(7)) { ($0 &* 31) &+ UInt32($1) } % UInt32(colors.count))]
    }
}
