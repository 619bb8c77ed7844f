// SPDX-License-Identifier: Apache-2.0
/** Tab from what opened a layer that blocks nothing into it, and out again; and from what a modal leaves within reach back to it. */
import { active, tabbables } from './focus.js'
import { modal } from './inertness.js'
import { layers } from './layers.js'

export function watchTab() {
  // After everybody on the document: Tab ends a menu.
  addEventListener('keydown', tab)
}

/**
 * Tab goes from the opener into a layer that blocks nothing, and out of it to what follows the opener (row 73).
 * @param {KeyboardEvent} event
 */
function tab(event) {
  const layer = layers.findLast(({ open, spot }) => open && spot)
  const opener = layer?.returns?.levels[0]?.node
  const current = active()
  if (event.key !== 'Tab' || event.defaultPrevented) return
  // Before the first view in a hole nothing is left of the page: the browser would go on in its own window.
  const stop = /** @type {HTMLElement | null} */ (document.querySelector('[data-hole]:not([inert]) > [data-guard=append]'))
  if (stop && event.shiftKey && current === tabbables(document.body)[0]) {
    event.preventDefault()
    return stop.focus()
  }
  if (!layer || !opener?.isConnected || modal(layer)) return
  const inside = tabbables(layer.surface)
  const around = tabbables(layer.returns?.layer?.surface ?? document.body).filter((node) => !layer.node.contains(node))
  const order = [opener, ...inside, around[around.indexOf(/** @type {HTMLElement} */ (opener)) + 1]]
  const at = current === layer.surface ? 0 : order.indexOf(/** @type {HTMLElement} */ (current))
  const next = /** @type {HTMLElement | undefined} */ (order[at + (event.shiftKey ? -1 : 1)])
  if (at < 0 || at > inside.length || !next) return
  event.preventDefault()
  next.focus()
}
