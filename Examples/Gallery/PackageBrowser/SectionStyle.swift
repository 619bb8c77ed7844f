// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The title, symbol and color of a section of the archive.
struct SectionStyle {
    var title: String
    var symbol: String
    var color: Color

    /// - Parameter section: The section as in the status file; `contrib/net` and `non-free/net` are shown like `net`.
    init(section: String) {
        let plain = section.split(separator: "/").last.map(String.init) ?? ""
        self = Self.known[plain] ?? Self(plain.isEmpty ? "No Section" : plain, "shippingbox.fill", .gray)
    }

    private init(_ title: String, _ symbol: String, _ color: Color) {
        self.title = title
        self.symbol = symbol
        self.color = color
    }

    private static let known: [String: SectionStyle] = [
        "admin": .init("Administration", "gearshape.fill", .gray),
        "comm": .init("Communication", "phone.fill", .green),
        "database": .init("Databases", "server.rack", .indigo),
        "debug": .init("Debugging", "ladybug", .red),
        "devel": .init("Development", "hammer.fill", .blue),
        "doc": .init("Documentation", "book.fill", .orange),
        "editors": .init("Editors", "square.and.pencil", .teal),
        "fonts": .init("Fonts", "textformat", .pink),
        "games": .init("Games", "gamecontroller.fill", .purple),
        "gnome": .init("GNOME", "macwindow", .indigo),
        "graphics": .init("Graphics", "photo.fill", .purple),
        "interpreters": .init("Interpreters", "terminal.fill", .mint),
        "introspection": .init("Introspection", "eye.fill", .cyan),
        "java": .init("Java", "cup.and.saucer.fill", .brown),
        "javascript": .init("JavaScript", "curlybraces", .yellow),
        "kde": .init("KDE", "macwindow", .blue),
        "kernel": .init("Kernel", "cpu.fill", .gray),
        "libdevel": .init("Library Development", "square.stack.3d.up.fill", .blue),
        "libs": .init("Libraries", "books.vertical.fill", .teal),
        "localization": .init("Languages", "globe", .green),
        "mail": .init("Mail", "envelope.fill", .blue),
        "math": .init("Mathematics", "function", .indigo),
        "metapackages": .init("Collections", "square.stack.fill", .gray),
        "misc": .init("Miscellaneous", "shippingbox.fill", .brown),
        "net": .init("Network", "network", .cyan),
        "oldlibs": .init("Old Libraries", "archivebox.fill", .gray),
        "otherosfs": .init("File Systems", "externaldrive.fill", .gray),
        "perl": .init("Perl", "chevron.left.forwardslash.chevron.right", .indigo),
        "php": .init("PHP", "chevron.left.forwardslash.chevron.right", .purple),
        "python": .init("Python", "chevron.left.forwardslash.chevron.right", .blue),
        "ruby": .init("Ruby", "chevron.left.forwardslash.chevron.right", .red),
        "rust": .init("Rust", "chevron.left.forwardslash.chevron.right", .orange),
        "science": .init("Science", "lightbulb.fill", .mint),
        "shells": .init("Shells", "terminal.fill", .gray),
        "sound": .init("Sound", "speaker.wave.2.fill", .pink),
        "text": .init("Text", "doc.text.fill", .orange),
        "utils": .init("Utilities", "wrench.fill", .mint),
        "vcs": .init("Version Control", "arrow.triangle.branch", .orange),
        "video": .init("Video", "film", .red),
        "web": .init("Web", "globe", .blue),
        "x11": .init("Desktop", "display", .indigo),
    ]
}
