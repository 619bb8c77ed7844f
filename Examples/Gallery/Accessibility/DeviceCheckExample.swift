// SPDX-License-Identifier: Apache-2.0
import SwiftUI

/// The page itself checks things that only a device shows.
struct DeviceCheckExample: View {
    private enum Check: String, CaseIterable, Identifiable {
        case width, height, keyboard, sheet, rotation
        var id: Self { self }

        var title: String {
            switch self {
            case .width: "Nothing is wider than the window"
            case .height: "The height follows the address bar"
            case .keyboard: "The keyboard leaves the field visible"
            case .sheet: "A sheet holds the page"
            case .rotation: "A rotation keeps the place"
            }
        }
    }

    @State private var results: [String: Bool] = [:]
    @State private var text = ""
    @State private var isShown = false

    var body: some View {
        Example(
            "Device check",
            "Hold a phone or a tablet: turn it, scroll, press the field, and drag on the sheet and beside it.",
            code: """
                HTMLElementView("device-check", events: ["seen"]) { event in
                    if let name = event.detail["name"].string { results[name] = event.detail["passed"].bool }
                }
                """
        ) {
            VStack(alignment: .leading, spacing: 14) {
                ForEach(Check.allCases) { check in row(check) }
                TextField("Field", text: $text).textFieldStyle(.roundedBorder)
                Button("Open Sheet") { isShown = true }
                HTMLElementView("device-check", events: ["seen"]) { event in
                    if let name = event.detail["name"].string { results[name] = event.detail["passed"].bool }
                }
                .accessibilityHidden(true)
            }
            .sheet(isPresented: $isShown) {
                SheetBody("Drag me") { Text("The page behind must not move.") }
            }
        }
    }

    private func row(_ check: Check) -> some View {
        let result = results[check.rawValue]
        return AdaptiveRow(alignment: .leading, spacing: 10, stackSpacing: 2) {
            Label {
                Text(check.title)
            } icon: {
                Image(
                    systemName: result == nil
                        ? "circle.dotted" : result == true ? "checkmark.circle.fill" : "xmark.octagon.fill"
                )
                .foregroundStyle(result == nil ? Color.secondary : result == true ? .green : .red)
                .accessibilityHidden(true)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Text(result == nil ? "not seen" : result == true ? "passed" : "failed").foregroundStyle(.secondary)
        }
    }
}

/// Watches the window and tells what has been seen. What has failed once stays failed.
///
/// A new element first shows what those before it have seen. After a rotation, a page with another layout may have
/// another element for the same words. The window scrolls, or a view of the page.
let deviceCheckScript = """
    customElements.define('device-check', class extends HTMLElement {
      static results = new Map()
      static shown = null
      connectedCallback() {
        const Check = this.constructor, { results, shown } = Check
        Check.shown = this
        const show = (name) =>
          Check.shown.dispatchEvent(new CustomEvent('seen', { detail: { name, passed: results.get(name) } }))
        setTimeout(() => [...results.keys()].forEach(show), 1000)
        if (shown) return
        const root = document.documentElement, view = visualViewport
        const tell = (name, passed) => {
          if (results.get(name) === false) return
          results.set(name, passed)
          show(name)
        }
        let wide = innerWidth > innerHeight, place = null, high = innerHeight
        const isTyping = () => document.activeElement?.matches('input')
        const isHeld = () => document.body.hasAttribute('data-locked')
        const watch = () => {
          tell('width', root.scrollWidth <= root.clientWidth + 1)
          if (view && view.scale < 1.01 && !isTyping() && innerHeight !== high) {
            tell('height', Math.abs(view.height - innerHeight) < 2)
            high = innerHeight
          }
          if (innerWidth > innerHeight !== wide && !isTyping()) {
            wide = innerWidth > innerHeight
            const seen = place, words = seen?.textContent
            setTimeout(() => {
              const now = seen?.isConnected ? seen
                : [...document.querySelectorAll('.T')].find(({ textContent }) => words && textContent === words)
              const box = now?.getBoundingClientRect()
              tell('rotation', !!box && box.bottom > 0 && box.top < innerHeight)
            }, 500)
          }
        }
        addEventListener('resize', () => requestAnimationFrame(watch))
        addEventListener('scroll', () => {
          if (!isHeld()) place = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
        }, { capture: true, passive: true })
        view?.addEventListener('resize', () => setTimeout(() => {
          if (!isTyping() || view.height > root.clientHeight - 100) return
          const box = document.activeElement.getBoundingClientRect()
          tell('keyboard', box.top >= view.offsetTop - 1 && box.bottom <= view.offsetTop + view.height + 1)
        }, 500))
        const places = () =>
          [root, ...document.querySelectorAll('#dais-root *')].map(({ scrollTop }) => scrollTop).join()
        let before = null
        addEventListener('touchstart', () => { before = isHeld() ? places() : null }, { passive: true })
        addEventListener('touchend', () => setTimeout(() => {
          if (isHeld() && before !== null) tell('sheet', places() === before)
        }, 300), { passive: true })
        setTimeout(watch, 1000)
      }
    })
    """
