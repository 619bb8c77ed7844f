// SPDX-License-Identifier: Apache-2.0
/**
 * Layers beside something. Style sheets place them, turn them over and let them follow: here is only which element it is,
 * where the arrow stands, and what happens when the element goes.
 */
import { clamp } from './basics.js'
import { inertness, NARROW } from './inertness.js'

/** @typedef {import('./layers.js').Layer} Layer */

/** The arrow keeps away from rounded corners, in points. */
const CORNER = 22

/** @param {Layer[]} layers */
export function watchAnchors(layers) {
  const all = () => layers.forEach(place)
  addEventListener('scroll', all, { capture: true, passive: true })
  addEventListener('resize', all)
  matchMedia(NARROW).addEventListener('change', () => inertness(layers))
}

/**
 * Connects a layer with its element. An element that is gone leaves it where it is: the layer is on its way out.
 * @param {Layer} layer
 */
export function attach(layer) {
  const name = layer.node.dataset.anchored
  if (!name || !layer.spot) return
  const { style } = layer.spot
  const anchor = /** @type {HTMLElement | null} */ (document.querySelector(`[data-anchor~="${name}"]`))
  if (anchor) {
    // Several layers may stand beside one element.
    anchor.style.setProperty('anchor-name', (anchor.dataset.anchor ?? '').replace(/\S+/g, '--$&').replaceAll(' ', ','))
    style.setProperty('position-anchor', `--${name}`)
  } else if (layer.place) {
    const { left, top, width, height } = layer.place
    style.cssText = `inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px`
  } else layer.node.dataset.lost = ''
  if (anchor !== layer.anchor) {
    layer.anchor = anchor
    layer.watcher?.disconnect()
    // `position-visibility` hides nothing in two of three engines (row 69).
    layer.watcher = anchor && new IntersectionObserver(([entry]) => layer.node.toggleAttribute('data-away', !entry.isIntersecting))
    if (anchor) layer.watcher?.observe(anchor)
    tellOpener(layer)
  }
  place(layer)
}

/**
 * The button beside which a layer stands says so.
 * @param {Layer} layer
 */
export function tellOpener({ node, surface, anchor, returns, open }) {
  const opener = returns?.levels[0]?.node
  if (!anchor || !opener?.matches('button,[role=button]') || !(anchor.contains(opener) || opener.contains(anchor))) return
  surface.id ||= `${node.dataset.anchored}-surface`
  opener.setAttribute('aria-haspopup', surface.getAttribute('role') ?? 'dialog')
  opener.ariaExpanded = `${open}`
  if (open) opener.setAttribute('aria-controls', surface.id)
  else opener.removeAttribute('aria-controls')
}

/**
 * Notes on which side the layer has come to stand, and where its arrow belongs (row 66). While it moves, its box is not
 * where it will be.
 * @param {Layer} layer
 */
export function place(layer) {
  if (!layer.spot || layer.running.size) return
  const { surface } = layer
  const spot = layer.spot.getBoundingClientRect(), box = surface.getBoundingClientRect()
  if (layer.anchor) layer.place = spot
  const side = box.bottom <= spot.top + 1 ? 'top' : box.top >= spot.bottom - 1 ? 'bottom'
    : box.right <= spot.left + 1 ? 'left' : box.left >= spot.right - 1 ? 'right' : ''
  const [middle, end] = /left|right/.test(side)
    ? [spot.top + spot.height / 2 - box.top, box.height] : [spot.left + spot.width / 2 - box.left, box.width]
  surface.dataset.side = side
  surface.style.setProperty('--arrow', `${clamp(middle, CORNER, end - CORNER)}px`)
}
