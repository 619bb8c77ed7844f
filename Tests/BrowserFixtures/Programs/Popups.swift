// SPDX-License-Identifier: Apache-2.0
import SwiftUI

// A program in the style of popup libraries: a modifier shows any view above another one, in the middle or at an edge,
// with options as a chain of methods, an animation, and rules for closing.

struct PopupOptions {
    enum Position { case top, center, bottom }
    enum Kind { case floating, toast }

    var kind = Kind.floating
    var position = Position.center
    var closesOnTap = true
    var closesOnTapOutside = false
    var autohide: Double?
    var backdrop = Color.clear
    var onDismiss: () -> Void = {}

    func kind(_ kind: Kind) -> Self { with { $0.kind = kind } }
    func position(_ position: Position) -> Self { with { $0.position = position } }
    func closeOnTap(_ closes: Bool) -> Self { with { $0.closesOnTap = closes } }
    func closeOnTapOutside(_ closes: Bool) -> Self { with { $0.closesOnTapOutside = closes } }
    func autohideIn(_ seconds: Double?) -> Self { with { $0.autohide = seconds } }
    func backgroundColor(_ color: Color) -> Self { with { $0.backdrop = color } }
    func dismissCallback(_ action: @escaping () -> Void) -> Self { with { $0.onDismiss = action } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

struct Popup<PopupContent: View>: ViewModifier {
    @Binding var isPresented: Bool
    let options: PopupOptions
    @ViewBuilder let view: () -> PopupContent
    @State private var hide: Task<Void, Never>?

    private var alignment: Alignment {
        switch options.position {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        }
    }

    private var transition: AnyTransition {
        switch options.position {
        case .top: .move(edge: .top).combined(with: .opacity)
        case .center: .scale(scale: 0.8).combined(with: .opacity)
        case .bottom: .move(edge: .bottom).combined(with: .opacity)
        }
    }

    func body(content: Content) -> some View {
        content.overlay(alignment: alignment) {
            ZStack(alignment: alignment) {
                if isPresented {
                    if options.closesOnTapOutside || options.backdrop != .clear {
                        options.backdrop.ignoresSafeArea()
                            .contentShape(Rectangle())
                            .onTapGesture { if options.closesOnTapOutside { close() } }
                            .accessibilityLabel("Close popup")
                            .accessibilityAddTraits(.isButton)
                            .transition(.opacity)
                    }
                    popup.transition(transition).zIndex(1)
                }
            }
            .animation(.spring(response: 0.35, dampingFraction: 0.8), value: isPresented)
        }
    }

    private var popup: some View {
        view()
            .padding(options.kind == .floating ? 16 : 0)
            .onTapGesture { if options.closesOnTap { close() } }
            .onAppear {
                guard let seconds = options.autohide else { return }
                hide = Task {
                    try? await Task.sleep(for: .seconds(seconds))
                    if !Task.isCancelled { close() }
                }
            }
            .onDisappear {
                hide?.cancel()
                options.onDismiss()
            }
    }

    private func close() { isPresented = false }
}

extension View {
    func popup<PopupContent: View>(
        isPresented: Binding<Bool>, @ViewBuilder view: @escaping () -> PopupContent,
        customize: (PopupOptions) -> PopupOptions = { $0 }
    ) -> some View {
        modifier(Popup(isPresented: isPresented, options: customize(PopupOptions()), view: view))
    }

    func popup<Item: Identifiable, PopupContent: View>(
        item: Binding<Item?>, @ViewBuilder itemView: @escaping (Item) -> PopupContent,
        customize: (PopupOptions) -> PopupOptions = { $0 }
    ) -> some View {
        let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        return popup(isPresented: isPresented) {
            if let value = item.wrappedValue { itemView(value) }
        } customize: {
            customize($0)
        }
    }
}

// MARK: The program

private struct Notice: Identifiable {
    let id: Int
    let text: String
    let color: Color
}

struct PopupsProgram: View {
    @State private var showsOffer = false
    @State private var showsMenu = false
    @State private var showsStatus = false
    @State private var notice: Notice?
    @State private var count = 0
    @State private var dismissals = 0
    @State private var answer = "none"

    var body: some View {
        NavigationStack {
            List {
                Section("Popups") {
                    row("Offer", "In the middle, with a backdrop") { showsOffer = true }
                    row("Actions", "At the bottom") { showsMenu = true }
                    row("Status", "At the top, closes by itself") { showsStatus = true }
                    row("Notice", "For an item") {
                        count += 1
                        notice = Notice(
                            id: count, text: "Notice \(count)", color: count.isMultiple(of: 2) ? .green : .blue)
                    }
                }
                Section("Results") {
                    LabeledContent("Answer", value: answer)
                    LabeledContent("Dismissals", value: "\(dismissals)")
                }
            }
            .navigationTitle("Popups")
        }
        .popup(isPresented: $showsOffer) {
            OfferPopup(isPresented: $showsOffer) { answer = $0 }
        } customize: {
            $0.closeOnTap(false).closeOnTapOutside(true).backgroundColor(.black.opacity(0.4))
                .dismissCallback { dismissals += 1 }
        }
        .popup(isPresented: $showsMenu) {
            ActionsPopup { choice in
                answer = choice
                showsMenu = false
            }
        } customize: {
            $0.kind(.toast).position(.bottom).closeOnTap(false).closeOnTapOutside(true)
                .backgroundColor(.black.opacity(0.2))
        }
        .popup(isPresented: $showsStatus) {
            Text("Saved").padding().frame(maxWidth: .infinity).background(Color.green).foregroundColor(.black)
        } customize: {
            $0.kind(.toast).position(.top).autohideIn(30)
        }
        .popup(item: $notice) { notice in
            Text(notice.text).foregroundColor(.white).padding().background(notice.color, in: Capsule())
        } customize: {
            $0.position(.bottom)
        }
    }

    private func row(_ title: String, _ detail: String, action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) {
            VStack(alignment: .leading) {
                Text(title)
                Text(detail).font(.caption).foregroundColor(.secondary)
            }
        }
        .accessibilityLabel(title)
    }
}

private struct OfferPopup: View {
    @Binding var isPresented: Bool
    let answer: (String) -> Void

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "gift").font(.largeTitle).accessibilityHidden(true)
            Text("A gift for you").font(.title3).bold()
            Text("It is yours if you take it now.").multilineTextAlignment(.center).opacity(0.6)
            HStack(spacing: 12) {
                Button("Later") { close("later") }.buttonStyle(.bordered)
                Button("Take It") { close("taken") }.buttonStyle(.borderedProminent)
            }
        }
        .padding(EdgeInsets(top: 37, leading: 24, bottom: 40, trailing: 24))
        .background(Color(UIColor.systemBackground).cornerRadius(20))
        .shadow(color: .black.opacity(0.08), radius: 2, x: 0, y: 0)
        .padding(.horizontal, 40)
    }

    private func close(_ text: String) {
        answer(text)
        isPresented = false
    }
}

private struct ActionsPopup: View {
    let choose: (String) -> Void

    var body: some View {
        VStack(spacing: 0) {
            Capsule().fill(Color.gray).frame(width: 40, height: 5).padding(8)
            ForEach(["copy", "share", "delete"], id: \.self) { name in
                Button(name.capitalized) { choose(name) }.padding().frame(maxWidth: .infinity)
                if name != "delete" { Divider() }
            }
        }
        .background(Color(UIColor.systemBackground))
        .clipShape(UnevenRoundedRectangle(topLeadingRadius: 16, topTrailingRadius: 16))
    }
}
