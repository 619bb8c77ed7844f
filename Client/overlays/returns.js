// SPDX-License-Identifier: Apache-2.0
/** Moves the focus into a layer that opens, and back to what opened it. */
import { active, byKeys, CANDIDATES, force, invoker, tabbables, usable } from '../start/focus.js'
import { isRow, RISKY } from '../start/heirs.js'
import { idOf, lookUp } from '../start/nodes.js'

/**
 * The state of the page when a layer opened: the invoker and its ancestors, each with its neighbors, because any of
 * them can be gone when the focus returns (behavior rows 16–22).
 * @typedef {{
 *   id?: number,
 *   levels: {node: Element, next: Element | null, previous: Element | null}[],
 *   layer?: import('./layers.js').Layer,
 * }} Return
 */

/**
 * The focus of a layer: where it returns to, and which element had it first.
 * @typedef {{returns?: Return, first?: Element | null}} LayerFocus
 */

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]'

/**
 * Moves focus into a layer that has just been shown and is in its final place (rows 1–5).
 * @param {import('./layers.js').Layer} layer
 */
export function moveIn(layer) {
  const { surface } = layer
  const list = tabbables(surface)
  const pick = requested(surface) ??
    (surface.role === 'menu' ? byKeys() ? list[0] : surface : surface.getAttribute('role') === 'alertdialog'
      ? safest(surface, list) : inView(list[0], surface) ?? surface.querySelector(HEADINGS))
  force(pick) || force(surface) || force(list[0])
  layer.focus.first = document.activeElement
}

let names = 0

/**
 * Names a dialog after its title, unless the server named it. The title can come or change later (row 49).
 * @param {import('./layers.js').Layer} layer
 */
export function nameDialog({ surface, spot, focus, kind }) {
  const known = surface.getAttribute('aria-labelledby')
  if (surface.ariaLabel || (known && document.getElementById(known))) return
  const title = surface.querySelector(HEADINGS) ??
    [...surface.querySelectorAll('.T')].find((text) => text.closest(CANDIDATES) === surface) ??
    surface.querySelector('[aria-label]:not([aria-valuenow])') ??
      ((spot || kind === 'modal') && focus.returns?.levels[0]?.node || surface.querySelector('.T'))
  // The element that opened the dialog is gone from the page, but still names it.
  if (title && !title.isConnected) surface.ariaLabel = title.ariaLabel ?? title.textContent
  if (!title?.isConnected) return surface.removeAttribute('aria-labelledby')
  title.id ||= `dais-title-${++names}`
  surface.setAttribute('aria-labelledby', title.id)
}

/** Returns a field that asks for focus. @param {Element} surface */
const requested = (surface) => [...surface.querySelectorAll('[autofocus]')].find(usable)

/**
 * Returns the first focus of an alert. Return must not destroy anything by accident. An alert that asks for text
 * focuses its field.
 * @param {Element} surface
 * @param {HTMLElement[]} list
 */
const safest = (surface, list) =>
  ['[data-closes]>:is(input,textarea)', '[data-role=cancel],[data-role=close]', '[data-default]',
    ':not([data-role=destructive])']
    .map((wanted) => list.find((node) => node.matches(wanted))).find(Boolean)

/**
 * Returns the first control, unless focusing it would scroll the surface.
 * @param {HTMLElement | undefined} node
 * @param {Element} surface
 */
function inView(node, surface) {
  if (!node) return surface
  let frame = surface
  // A modal that moves by itself is still outside the window, so a scroll container inside it decides.
  if (surface.matches('.modal-container')) {
    for (let at = node.parentElement; at && at !== surface; at =
      at.parentElement) if (at.scrollHeight > at.clientHeight + 1) frame = at
    if (frame === surface) return node
  }
  const inner = node.getBoundingClientRect(), outer = frame.getBoundingClientRect()
  const bottom = frame === surface ? Math.min(outer.bottom, document.documentElement.clientHeight) : outer.bottom
  return inner.top >= outer.top - 1 && inner.bottom <= bottom + 1 ? node : null
}

/**
 * Handles a request for focus that arrives after the layer. It counts once, while the focus is where the client put it
 * (row 3).
 * @param {import('./layers.js').Layer} layer
 * @param {Element[]} fresh
 */
export function moveLate(layer, fresh) {
  const target = fresh.find((node) => node.hasAttribute('autofocus') && layer.surface.contains(node))
  if (!active() || document.activeElement === layer.focus.first) force(target)
}

/** @param {(node: Element) => import('./layers.js').Layer | undefined} layerOf @returns {Return} */
export function returnTo(layerOf, from = invoker()) {
  /** @type {Return['levels']} */ const levels = []
  for (let node = from; node && node !== document.body; node = node.parentElement) {
    levels.push({ node, next: node.nextElementSibling, previous: node.previousElementSibling })
  }
  return { id: from ? idOf(from) : undefined, levels, layer: from ? layerOf(from) : undefined }
}

/**
 * Remembers where the focus returns when the layer leaves.
 * @param {import('./layers.js').Layer} layer
 * @param {Parameters<typeof returnTo>[0]} layerOf
 * @param {Return} [returns] the place that layers which leave at the same time have remembered
 */
export function remember(layer, layerOf, returns = returnTo(layerOf)) {
  // A layer that was opened from this one returns the focus to it. The two must not return the focus to each other.
  let from = returns.layer
  while (from && from !== layer) from = from.focus.returns?.layer
  if (!from) layer.focus.returns = returns
}

/**
 * Returns the focus to what opened a layer, or to the nearest element that is left of it, and to the page if none is.
 * Returns whether something has the focus then.
 * @param {Return | undefined} where
 */
export function giveBack(where) {
  // The lower layer has left first, so its own place to return to counts (row 19).
  while (where?.layer && !where.layer.open) where = where.layer.focus.returns
  return where && (reach(where) || (where.id && force(lookUp(where.id)))) || force(document.getElementById('dais-root'))
}

/** @param {Return} where */
function reach({ levels }) {
  return levels.some(({ node, next, previous }, level) => {
    if (level === 0 ? force(node) : node.matches(CANDIDATES) && force(node)) return true
    if (level > 0 && node.isConnected) return node.id !== 'dais-root' && force(tabbables(node)[0])
    // The layers of a host are siblings of its content, and the leaving layer is one of them.
    return [next, previous].some((near) => near?.isConnected && !near.matches('.host-layers') &&
      force(level && isRow(near, node) ? near : near.matches(CANDIDATES) ? near.matches(RISKY) ? null : near
        : tabbables(near).find((heir) => !heir.matches(RISKY))))
  })
}
