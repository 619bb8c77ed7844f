// SPDX-License-Identifier: Apache-2.0
/**
 * Connects layers with the views that they are anchored to. Style sheets place, flip and move them. This module finds
 * the view, places the arrow, and handles the removal of the view.
 */
import { clamp } from '../start/basics.js'
import { adapted, isBubble, NARROW } from './inertness.js'
import { settleStack } from './stack.js'

/** @typedef {import('./layers.js').Layer} Layer */

/**
 * The view that a layer stands beside, where it was last seen, and what the room for the layer depends on.
 * @typedef {{view?: Element | null, place?: DOMRect, room?: string, watcher?: IntersectionObserver | null}} LayerAnchor
 */

/** The distance in points of the arrow from the rounded corners. */
const CORNER = 22

/** @param {Layer[]} layers */
export function watchAnchors(layers) {
  const all = () => layers.forEach(place)
  addEventListener('scroll', all, { capture: true, passive: true })
  addEventListener('resize', all)
  matchMedia(NARROW).addEventListener('change', () => {
    layers.forEach(adapt)
    settleStack(layers)
  })
}

/**
 * Lets the browser style a popover for the present window.
 *
 * WebKitGTK 2.50 styles a new popover, and one at a fallback, by the rules of the former window until its own style
 * changes, whatever `matchMedia` says.
 * @param {Layer} layer
 */
export function adapt(layer) {
  layer.surface.style.setProperty('position-try-fallbacks', adapted(layer) ? 'none' : '')
}

/**
 * Connects a layer with its view. A layer whose view is gone stays where it is, because it is about to leave.
 * @param {Layer} layer
 */
export function attach(layer) {
  const { node, anchor } = layer, name = node.dataset.anchored
  const spot = layer.spot ??= node.querySelector(':scope > .spot')
  if (!name || !spot) return
  const view = /** @type {HTMLElement | null} */ (document.querySelector(`[data-anchor~="${name}"]`))
  if (view) {
    // Several layers can have the same anchor.
    view.style.setProperty('anchor-name', (view.dataset.anchor ?? '').replace(/\S+/g, '--$&').replaceAll(' ', ','))
    spot.style.setProperty('position-anchor', `--${name}`)
  } else if (anchor.place) {
    const { left, top, width, height } = anchor.place
    spot.style.cssText = `inset:${top}px auto auto ${left}px;width:${width}px;height:${height}px`
  } else node.dataset.lost = ''
  if (view !== anchor.view) {
    anchor.view = view
    anchor.watcher?.disconnect()
    // `position-visibility` hides nothing in two of three engines (row 69). A sheet does not go with its anchor.
    anchor.watcher = layer.kind === 'sheet' ? null : view && new IntersectionObserver(([entry]) =>
      node.toggleAttribute('data-away', !entry.isIntersecting))
    if (view) anchor.watcher?.observe(view)
    tellOpener(layer)
  }
  place(layer)
}

/** Sets the ARIA attributes of the button to which a layer is anchored. @param {Layer} layer */
export function tellOpener({ node, surface, anchor: { view }, focus: { returns }, open }) {
  const opener = returns?.levels[0]?.node
  if (!view || !opener?.matches('button,[role=button]') || !(view.contains(opener) || opener.contains(view))) return
  surface.id ||= `${node.dataset.anchored}-surface`
  opener.setAttribute('aria-haspopup', surface.getAttribute('role') ?? 'dialog')
  opener.ariaExpanded = `${open}`
  if (open) opener.setAttribute('aria-controls', surface.id)
  else opener.removeAttribute('aria-controls')
}

/**
 * Notes on which side of its anchor the layer is, and where its arrow belongs (row 66). A layer in motion does not have
 * its final box, so it is skipped.
 * @param {Layer} layer
 */
export function place(layer) {
  const { surface, spot: node, anchor, motion } = layer
  if (!node || motion.running.size) return
  const spot = node.getBoundingClientRect(), box = fit(layer, spot)
  if (anchor.view) anchor.place = spot
  const side = box.bottom <= spot.top + 1 ? 'top' : box.top >= spot.bottom - 1 ? 'bottom'
    : box.right <= spot.left + 1 ? 'left' : box.left >= spot.right - 1 ? 'right' : ''
  const [middle, end] = /left|right/.test(side)
    ? [spot.top + spot.height / 2 - box.top, box.height] : [spot.left + spot.width / 2 - box.left, box.width]
  surface.dataset.side = side
  surface.style.setProperty('--arrow', `${clamp(middle, CORNER, end - CORNER)}px`)
}

/**
 * Keeps the height of a popover that has less room than its content needs, until the room changes. Returns its box.
 *
 * For each change inside, WebKitGTK 2.50 first lays a popover out at its preferred position. Content that fits there
 * loses its scroll position.
 * @param {Layer} layer @param {DOMRect} spot
 */
function fit(layer, { top, bottom }) {
  const { surface, anchor } = layer, parts = [...surface.children], room = `${[top, bottom, innerHeight]}`
  const offsets = parts.map(({ scrollTop }) => scrollTop)
  if (room !== anchor.room) surface.style.removeProperty('--limit')
  anchor.room = room
  const box = surface.getBoundingClientRect()
  const isShort = isBubble(layer) && parts.some((part) => part.scrollHeight > part.clientHeight + 1)
  surface.style.setProperty('--limit', isShort ? `${box.height}px` : '')
  parts.forEach((part, index) => { if (part.scrollTop !== offsets[index]) part.scrollTop = offsets[index] })
  return box
}
