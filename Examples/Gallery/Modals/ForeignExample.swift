// SPDX-License-Identifier: Apache-2.0
import SwiftUI

struct ForeignExample: View {
    @State private var stars = 3
    @State private var isRating = false

    var body: some View {
        Example(
            "Foreign content",
            "A custom element, in the page or in a modal. It receives attributes and sends events.",
            code: """
                HTMLElementView("star-rating", attributes: ["value": "\\(stars)"], events: ["rate"]) { event in
                    stars = event.detail["value"].int ?? 0
                }
                """
        ) {
            VStack(spacing: 12) {
                Text("\(stars) of 5").font(.headline)
                Button("Rate") { isRating = true }.buttonStyle(.borderedProminent)
            }
            .presentingModals {
                if isRating {
                    Modal(key: "rate", style: .card(onDismiss: { isRating = false })) {
                        ModalBody("star", "How was it?", "The stars are somebody else's element.") { rating }
                    }
                }
            }
        }
    }

    private var rating: some View {
        HTMLElementView("star-rating", attributes: ["value": "\(stars)"], events: ["rate"]) { event in
            stars = event.detail["value"].int ?? 0
        }
    }
}

extension GalleryApp: ServesScripts {
    static var scripts: [PageScript] {
        [
            PageScript(name: "star-rating.js", source: starRating),
            PageScript(name: "device-check.js", source: deviceCheckScript),
        ]
    }
}

/// The custom element of another team. Its style is in its shadow root and set through the CSSOM, because the page's
/// policy allows no `style` attribute.
private let starRating = """
    customElements.define('star-rating', class extends HTMLElement {
      static observedAttributes = ['value']
      connectedCallback() {
        if (this.shadowRoot) return
        const root = this.attachShadow({ mode: 'open' }), sheet = new CSSStyleSheet()
        sheet.replaceSync(':host{display:inline-flex}button{all:unset;padding:6px;font-size:34px;line-height:1;cursor:pointer;color:#c7c7cc}button[aria-pressed=true]{color:#ff9500}button:focus-visible{outline:3px solid #007aff;border-radius:8px}')
        root.adoptedStyleSheets = [sheet]
        for (let star = 1; star <= 5; star++) {
          const button = document.createElement('button')
          button.textContent = '★'
          button.ariaLabel = star === 1 ? '1 star' : `${star} stars`
          button.onclick = () => this.dispatchEvent(new CustomEvent('rate', { detail: { value: star } }))
          root.append(button)
        }
        this.attributeChangedCallback()
      }
      attributeChangedCallback() {
        [...this.shadowRoot?.children ?? []].forEach((button, index) => { button.ariaPressed = `${index < Number(this.getAttribute('value'))}` })
      }
    })
    """
