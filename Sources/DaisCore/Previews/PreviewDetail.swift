// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The chosen preview with its settings.
struct PreviewDetail: View, BuiltInView {
    let item: PreviewItem
    @Binding var route: PreviewRoute
    @Environment(\.horizontalSizeClass) private var widthClass

    var body: some View {
        VStack(spacing: 0) {
            HStack(alignment: .firstTextBaseline) {
                VStack(alignment: .leading, spacing: 2) {
                    if widthClass != .compact { Text(item.name).font(.headline).accessibilityAddTraits(.isHeader) }
                    Text(item.place).font(.footnote.monospaced()).foregroundStyle(.secondary).textSelection(.enabled)
                }
                Spacer()
                Text(verbatim: "\(window.width) × \(window.height)").font(.footnote.monospacedDigit()).foregroundStyle(
                    .secondary)
            }
            .padding(.horizontal, 20).padding(.top, widthClass == .compact ? 8 : 16).padding(.bottom, 10)
            PreviewControls(route: $route, window: window)
            Divider()
            PreviewCanvas(window: window, address: address, title: item.name)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var window: PreviewWindow {
        PreviewWindow(item.description, device: route.device, isTurned: route.isTurned)
    }

    /// The address of the preview, below the list's.
    private var address: String {
        var settings = route.settings
        settings.window = (window.width, window.height)
        return "\(SessionContext.current?.basePath ?? DevelopmentAddress.path)/show/\(item.id)/\(settings.text)"
    }
}

/// The settings of a preview, side by side.
struct PreviewControls: View, BuiltInView {
    @Binding var route: PreviewRoute
    let window: PreviewWindow

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 12) {
                if !window.isFixed {
                    Picker("Device", selection: device) {
                        ForEach(PreviewWindow.Device.allCases, id: \.self) { Text($0.title).tag($0) }
                    }
                    .pickerStyle(.segmented).frame(width: 228)
                    Toggle("Rotate", isOn: $route.isTurned)
                }
                Picker("Appearance", selection: $route.settings.isDark) {
                    Text("Light").tag(false)
                    Text("Dark").tag(true)
                }
                .pickerStyle(.segmented).frame(width: 132)
                Toggle("Right to Left", isOn: $route.settings.isRightToLeft)
                Toggle("Reduce Motion", isOn: $route.settings.reducesMotion)
                Picker("Text Size", selection: $route.settings.textSize) {
                    ForEach(DynamicTypeSize.allCases, id: \.self) { Text(Self.title(of: $0)).tag($0) }
                }
                .pickerStyle(.menu)
                Picker("Network", selection: $route.settings.delay) {
                    ForEach(PreviewSettings.delays, id: \.self) { Text($0 == 0 ? "No Delay" : "\($0) ms").tag($0) }
                }
                .pickerStyle(.menu)
            }
            .toggleStyle(.button)
            .labelsHidden()
            .controlSize(.small)
            .font(.footnote)
            .padding(.horizontal, 20).padding(.bottom, 12).padding(.top, 2)
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    /// The device that is shown, chosen or not.
    private var device: Binding<PreviewWindow.Device> {
        let shown = window.device
        return Binding(get: { route.device ?? shown }, set: { route.device = $0 })
    }

    private static func title(of size: DynamicTypeSize) -> String {
        switch size {
        case .xSmall: "Extra Small"
        case .small: "Small"
        case .medium: "Medium"
        case .large: "Large"
        case .xLarge: "Extra Large"
        case .xxLarge: "2X Large"
        case .xxxLarge: "3X Large"
        default: "Accessibility \(size.rawValue - DynamicTypeSize.xxxLarge.rawValue)"
        }
    }
}

/// The device with the preview in it, as large as fits.
struct PreviewCanvas: View, BuiltInView {
    let window: PreviewWindow
    let address: String
    let title: String

    var body: some View {
        GeometryReader { proxy in
            let scale = scale(in: proxy.size)
            PreviewFrame(address: address, title: title, size: CGSize(width: window.width, height: window.height))
                // A new frame has no entry in the browser's history.
                .id(address)
                .clipShape(RoundedRectangle(cornerRadius: radius))
                .padding(bezel)
                .background(window.hasFrame ? Color.black : .clear, in: RoundedRectangle(cornerRadius: radius + bezel))
                .overlay {
                    RoundedRectangle(cornerRadius: radius + bezel)
                        .stroke(Color.gray.opacity(window.hugsView ? 0 : 0.5), lineWidth: 1)
                        .allowsHitTesting(false)
                }
                .frame(width: outer.width, height: outer.height)
                .scaleEffect(scale)
                .frame(width: outer.width * scale, height: outer.height * scale)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .background(Color(.systemGroupedBackground))
    }

    private var bezel: Double { window.hasFrame ? window.device == .phone ? 10 : 12 : 0 }
    private var radius: Double {
        window.hasFrame ? window.device == .phone ? 44 : window.device == .tablet ? 20 : 8 : 0
    }
    private var outer: CGSize {
        CGSize(width: Double(window.width) + 2 * bezel, height: Double(window.height) + 2 * bezel)
    }

    private func scale(in size: CGSize) -> Double {
        max(0.1, min(1, (size.width - 32) / outer.width, (size.height - 32) / outer.height))
    }
}
