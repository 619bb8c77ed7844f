// SPDX-License-Identifier: Apache-2.0
import SwiftUI

extension BrowserFixtures: ServesScripts {
    static var scripts: [PageScript] { [PageScript(name: "star-rating.js", source: starRating)] }
}

/// A custom element as another team would write one: a shadow root, attributes in, an event out.
private let starRating = """
    customElements.define('star-rating', class extends HTMLElement {
      static observedAttributes = ['value']
      connectedCallback() {
        if (this.shadowRoot) return
        const root = this.attachShadow({ mode: 'open' })
        for (let star = 1; star <= Number(this.getAttribute('max')); star++) {
          const button = document.createElement('button')
          button.textContent = '★'
          button.ariaLabel = `${star} stars`
          button.onclick = () => this.dispatchEvent(new CustomEvent('rate', { detail: { value: star, by: ['hand'] } }))
          root.append(button)
        }
        this.attributeChangedCallback()
      }
      attributeChangedCallback() {
        [...this.shadowRoot?.children ?? []].forEach((button, index) => { button.ariaPressed = `${index < Number(this.getAttribute('value'))}` })
      }
    })
    """

struct Foreign: View {
    @State private var stars = 2
    @State private var by = ""
    @State private var isRating = false
    var body: some View {
        VStack(spacing: 12) {
            Text("\(stars) stars by \(by)")
            rating
            Button("More") { stars += 1 }
            Button("Rate in a modal") { isRating = true }
        }
        .presentingModals {
            if isRating {
                Modal(key: "rate", style: .card(onDismiss: { isRating = false })) {
                    VStack {
                        Text("Rate it").font(.title2)
                        rating
                    }
                    .padding(32)
                }
            }
        }
    }

    private var rating: some View {
        HTMLElementView("star-rating", attributes: ["value": "\(stars)", "max": "5"], events: ["rate"]) { event in
            stars = event.detail["value"].int ?? 0
            by = event.detail["by"][0].string ?? ""
        }
    }
}
