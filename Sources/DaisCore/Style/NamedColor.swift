// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Synchronization

extension Color {
    /// Creates a color from an asset catalog: `Name.colorset` in a catalog that is a resource of the bundle.
    ///
    /// ```swift no-compile: `.module` exists in a package with resources
    /// Color("Brand", bundle: .module)     // resources: [.copy("Assets.xcassets")] in the manifest
    /// ```
    /// The color set's light and dark values are used. An unknown name shows as magenta, with a warning.
    public init(_ name: String, bundle: Bundle? = nil) {
        self = Self.named(name, in: bundle) ?? ColorSets.missing(name, bundle ?? .main)
    }

    /// Returns the color of an asset catalog, or `nil` if none has the name.
    static func named(_ name: String, in bundle: Bundle?) -> Color? {
        ColorSets.color(named: name, in: bundle)
    }
}

/// The color sets read so far, by bundle and name.
private enum ColorSets {
    private static let known = Mutex<[String: Color?]>([:])
    private static let reported = Mutex<Set<String>>([])

    static func color(named name: String, in bundle: Bundle?) -> Color? {
        let key = (bundle?.bundlePath ?? "") + "#" + name
        if let color = known.withLock({ $0[key] }) { return color }
        let color = read(name, in: bundle)
        known.withLock { $0[key] = .some(color) }
        return color
    }

    static func missing(_ name: String, _ bundle: Bundle) -> Color {
        if reported.withLock({ $0.insert(bundle.bundlePath + "#" + name).inserted }) {
            Diagnostics.warn(
                "No color \"\(name)\" in the asset catalogs of \(bundle.bundlePath).",
                remedy: "Copy the catalog as a resource and pass its bundle, or define the color in Swift.")
        }
        return Color(red: 1, green: 0, blue: 1)
    }

    private static func read(_ name: String, in bundle: Bundle?) -> Color? {
        guard let folder = AssetCatalogs.set(.color, named: name, in: bundle),
            let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
        else { return nil }
        return try? JSONDecoder().decode(ColorSet.self, from: data).color
    }
}

/// The file format of a color set, with the keys that are used.
private struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable { let value: String }
        struct Value: Decodable {
            let components: [String: String]
        }
        let appearances: [Appearance]?
        let color: Value?
    }
    let colors: [Entry]

    var color: Color? {
        let light = colors.first { $0.appearances == nil }.flatMap { Self.css($0.color) }
        let dark = colors.first { $0.appearances?.contains { $0.value == "dark" } ?? false }.flatMap {
            Self.css($0.color)
        }
        guard let light else { return nil }
        return Color(css: dark.map { "light-dark(\(light),\($0))" } ?? light)
    }

    private static func css(_ value: Entry.Value?) -> String? {
        guard let parts = value?.components else { return nil }
        func part(_ name: String) -> Double? {
            guard let text = parts[name] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return Double(text).map { text.contains(".") || $0 <= 1 ? $0 : $0 / 255 }
        }
        if let white = part("white") { return Color(white: white, opacity: part("alpha") ?? 1).css }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return Color(red: red, green: green, blue: blue, opacity: part("alpha") ?? 1).css
    }
}
