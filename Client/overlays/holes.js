// SPDX-License-Identifier: Apache-2.0
/**
 * Cuts holes into the dimming view of a modal for the views that its style leaves usable. A hole follows its view when
 * that view is scrolled, resized or patched, and at the latest when the pointer moves.
 */
import { holes } from '../start/focus.js'

/** @typedef {import('./layers.js').Layer} Layer */

/** @param {Layer[]} layers */
export function watchHoles(layers) {
  const all = () => layers.forEach(pierce)
  for (const type of ['scroll', 'resize', 'pointermove', 'transitionend']) addEventListener(type, all,
    { capture: true, passive: true })
}

/** @param {Layer} layer */
export function pierce({ node, backdrop }) {
  if (!backdrop || !node.classList.contains('modal-holed')) return
  const { left, top, width, height } = backdrop.getBoundingClientRect()
  const cut = holes(node).map((view) => {
    const box = view.getBoundingClientRect()
    return `M${box.left - left} ${box.top - top}h${box.width}v${box.height}h${-box.width}z`
  })
  backdrop.style.setProperty('clip-path', `path(evenodd,"M0 0h${width}v${height}h${-width}z${cut.join('')}")`)
}
