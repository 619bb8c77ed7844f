// SPDX-License-Identifier: Apache-2.0
/**
 * Tells the inspector, which is a page in a frame, what only the browser knows about the page around it: the focus and
 * what is inert.
 */

/** The page around the frame, or `null` if the inspector has a window of its own. */
const page = parent === window ? null : parent.document

customElements.define('dais-page-facts', class extends HTMLElement {
  /** @type {MutationObserver | undefined} */ watcher
  told = ''

  connectedCallback() {
    if (!page) return
    this.watcher = new MutationObserver(() => this.tell())
    this.watcher.observe(page.documentElement, { subtree: true, attributeFilter: ['inert'] })
    for (const type of ['focusin', 'focusout']) page.addEventListener(type, this, true)
    // The client listens to the element's events when the session is live.
    setTimeout(() => this.tell())
    new MutationObserver(() => this.tell(true)).observe(document.documentElement, { attributeFilter: ['data-session'] })
  }

  disconnectedCallback() {
    this.watcher?.disconnect()
    for (const type of ['focusin', 'focusout']) page?.removeEventListener(type, this, true)
  }

  handleEvent() {
    // After `focusout`, the next element does not have the focus yet.
    setTimeout(() => this.tell())
  }

  tell(again = false) {
    if (!page) return
    const focus = page.activeElement
    const detail = {
      focus: !focus || focus === page.body ? '' : described(focus),
      inert: [...page.querySelectorAll('[inert]')].filter((node) => !node.parentElement?.closest('[inert]'))
        .slice(0, 20).map(described),
    }
    const text = JSON.stringify(detail)
    if (text === this.told && !again) return
    this.told = text
    this.dispatchEvent(new CustomEvent('facts', { detail }))
  }
})

addEventListener('keydown', (event) => {
  if (!page || !event.ctrlKey || !event.altKey || event.code !== 'KeyI') return
  event.preventDefault()
  parent.dispatchEvent(new Event('dais-inspector'))
}, true)

/** Describes an element by its role, its name and its layer. @param {Element} node */
function described(node) {
  if (node.id === 'dais-root') return 'the page'
  if (node.closest('#dais-inspector')) return 'the inspector'
  const layer = node.closest('[data-layer]')?.getAttribute('data-layer')
  if (node.hasAttribute('data-layer')) return layer ?? ''
  const field = /** @type {HTMLInputElement} */ (node)
  const name = node.ariaLabel ?? field.labels?.[0]?.textContent ?? field.placeholder ?? node.textContent ?? ''
  const what = node.getAttribute('role') ?? { A: 'link', INPUT: 'field', TEXTAREA: 'field' }[node.tagName] ??
    node.tagName.toLowerCase()
  const words = name.trim().replace(/\s+/g, ' ').slice(0, 60)
  return what + (words ? ` “${words}”` : '') + (layer ? ` in ${layer}` : '')
}
