// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The chosen preview and its settings, as the address of the list has them:
/// `/gallery-badge-swift.dark?as=dark.rtl&device=tablet`.
struct PreviewRoute: NavigationRoute {
    /// The chosen preview, or nothing.
    var path: [String] = []
    var settings = PreviewSettings()
    /// The device, if it is not that of the preview.
    var device: PreviewWindow.Device?
    /// Indicates whether the device is turned from its usual position.
    var isTurned = false

    init() {}

    init?(address: URL) {
        path = Array(address.pathComponents.filter { $0 != "/" }.prefix(1))
        for item in (address.query ?? "").split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1)
            switch (parts.first, parts.dropFirst().first) {
            case ("as", let text?): settings = PreviewSettings(text) ?? settings
            case ("device", let name?): device = PreviewWindow.Device(rawValue: String(name))
            case ("turned", nil): isTurned = true
            default: break
            }
        }
    }

    var address: String {
        var items: [String] = []
        if settings != PreviewSettings() { items.append("as=\(settings.text)") }
        if let device { items.append("device=\(device.rawValue)") }
        if isTurned { items.append("turned") }
        return "/" + path.joined() + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }
}

/// The window of a preview.
struct PreviewWindow: Equatable {
    enum Device: String, CaseIterable, Hashable, Sendable {
        case phone, tablet, desktop

        var title: String {
            switch self {
            case .phone: "Phone"
            case .tablet: "Tablet"
            case .desktop: "Desktop"
            }
        }

        fileprivate var size: (width: Int, height: Int) {
            switch self {
            case .phone: (390, 844)
            case .tablet: (820, 1180)
            case .desktop: (1280, 800)
            }
        }
    }

    let device: Device
    var width: Int
    var height: Int
    /// Indicates whether the preview has a size of its own.
    var isFixed = false
    /// Indicates whether the view decides its size in the window.
    var hugsView = false
    /// Indicates whether a device is drawn around the window.
    var hasFrame: Bool { !isFixed && !hugsView }

    /// The window of a preview, and of the device that the user has chosen instead.
    init(_ description: PreviewDescription, device chosen: Device? = nil, isTurned: Bool = false) {
        let name = description.device?.rawValue ?? ""
        let own = Device.allCases.first { $0.matches(name) } ?? .phone
        device = chosen ?? own
        (width, height) = (chosen ?? own == own ? Self.sizes.first { name.contains($0.0) }?.1 : nil) ?? device.size
        let isSideways = description.orientation == .landscapeLeft || description.orientation == .landscapeRight
        if (isSideways && height > width) != isTurned { (width, height) = (height, width) }
        if case .sizeThatFits = description.layout { hugsView = true }
        if case .fixed(let fixedWidth, let fixedHeight) = description.layout {
            width = Int(clamping: fixedWidth.rounded(.up), in: 1...9999)
            height = Int(clamping: fixedHeight.rounded(.up), in: 1...9999)
            isFixed = true
        }
    }

    /// The sizes of devices that differ much from the usual one, by parts of their names.
    private static let sizes: [(String, (Int, Int))] = [
        ("iPhone SE", (375, 667)), ("iPhone 8", (375, 667)), ("Pro Max", (440, 956)), ("Plus", (430, 932)),
        ("iPad mini", (744, 1133)), ("12.9", (1024, 1366)), ("13-inch", (1032, 1376)), ("iPad Pro", (834, 1210)),
    ]
}

extension PreviewItem {
    /// The size of the window that traits and modifiers ask for.
    package var windowSize: (width: Int, height: Int) {
        let window = PreviewWindow(description)
        return (window.width, window.height)
    }
}

extension PreviewWindow.Device {
    fileprivate func matches(_ name: String) -> Bool {
        switch self {
        case .phone: name.contains("iPhone")
        case .tablet: name.contains("iPad")
        case .desktop: name.contains("Mac")
        }
    }
}
