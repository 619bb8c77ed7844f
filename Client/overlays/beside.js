// SPDX-License-Identifier: Apache-2.0
/**
 * Moves focus with Tab from the opener of a layer that blocks nothing into that layer and out again, and from the views
 * that a modal leaves usable back to the modal.
 */
import { active, giveFocus, tabbables } from '../start/focus.js'
import { modal } from './inertness.js'
import { layers } from './layers.js'

export function watchTab() {
  // This runs after the listeners on the document, because Tab closes a menu.
  addEventListener('keydown', tab)
}

/**
 * Moves focus with Tab from the opener into a layer that blocks nothing, and out of it to the element that follows the
 * opener (row 73).
 * @param {KeyboardEvent} event
 */
function tab(event) {
  const layer = layers.findLast(({ open, spot }) => open && spot)
  const opener = layer?.focus.returns?.levels[0]?.node
  const current = active()
  if (event.key !== 'Tab' || event.defaultPrevented) return
  // Before the first view in a hole, the page has no further element to focus, and the browser would move on to its own
  // interface.
  const stop = /** @type {HTMLElement | null} */ (
    document.querySelector('[data-hole]:not([inert]) > [data-guard=append]'))
  if (stop && event.shiftKey && current === tabbables(document.body)[0]) {
    event.preventDefault()
    return giveFocus(stop)
  }
  if (!layer || !opener?.isConnected || modal(layer)) return
  const inside = tabbables(layer.surface)
  const around = tabbables(layer.focus.returns?.layer?.surface ?? document.body)
    .filter((node) => !layer.node.contains(node))
  const order = [opener, ...inside, around[around.indexOf(/** @type {HTMLElement} */ (opener)) + 1]]
  const at = current === layer.surface ? 0 : order.indexOf(/** @type {HTMLElement} */ (current))
  const next = /** @type {HTMLElement | undefined} */ (order[at + (event.shiftKey ? -1 : 1)])
  if (at < 0 || at > inside.length || !next) return
  event.preventDefault()
  giveFocus(next)
}
