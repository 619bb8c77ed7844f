// SPDX-License-Identifier: Apache-2.0
/** Makes everything below a modal layer inert, and locks the scrolling of the page. */
import { holes } from '../start/focus.js'
import { idOf } from '../start/nodes.js'

/** @typedef {import('./layers.js').Layer} Layer */

/** The windows in which a popover is a sheet, unless its content says otherwise. */
export const NARROW = '(width < 600px)'

/** @param {Layer} layer */
export const adapted = ({ node, kind }) => kind === 'popover' && !/popover|none/.test(node.dataset.compact ?? '') &&
  matchMedia(NARROW).matches

/** Indicates whether a layer has the form of a popover now. @param {Layer} layer */
export const isBubble = (layer) => layer.kind === 'popover' ? !adapted(layer)
  : layer.node.dataset.compact === 'popover' && matchMedia(NARROW).matches

/** @param {Layer} layer */
export const modal = (layer) => (layer.node.dataset.modal === 'true' && !layer.node.hasAttribute('data-free')) ||
  adapted(layer)

/** The part of the page that a layer belongs to, if it is not the whole page. @param {Layer} layer */
export const partOf = ({ node }) => node.closest('[data-part]')?.parentElement

/**
 * Indicates whether a layer closes off an element, or, without one, the whole page.
 * @param {Layer} layer @param {Node} [node]
 */
export const covers = (layer, node = document.body) => layer.open && modal(layer) &&
  (partOf(layer)?.contains(node) ?? true)

/**
 * The elements that the client made inert. It does not touch those that the server made inert.
 * @type {Set<Element>}
 */
let inert = new Set()

/**
 * @param {Layer[]} layers
 * @param {() => void} [between] runs when everything that becomes usable is, and before anything else becomes inert
 */
export function inertness(layers, between) {
  const top = layers.findLast((layer) => covers(layer))
  /** @type {Set<Element>} */
  const want = new Set(layers.filter((layer) => !layer.open).map((layer) => layer.node))
  for (const layer of layers) {
    const part = partOf(layer)
    if (part ? !covers(layer, part) : layer !== top) continue
    const above = layers.slice(layers.indexOf(layer)).filter((layer) => layer.open).map((layer) => layer.node)
    const keep = [...above, ...above.flatMap(holes), ...document.querySelectorAll('[data-inert=never]')]
    for (const node of part ? [part] : document.querySelectorAll('#dais-root,#dais-overlays')) close(node, keep, want)
  }
  // This measures, so it comes before changes that would need another layout.
  lockScroll(!!top)
  for (const node of inert) if (!want.has(node)) node.removeAttribute('inert')
  between?.()
  for (const node of want) {
    if (!inert.has(node) && node.hasAttribute('inert')) want.delete(node)
    else node.setAttribute('inert', '')
  }
  inert = want
}

/**
 * Makes `node` inert, or, where it contains something that stays usable, its other children.
 * @param {Element} node
 * @param {Element[]} keep
 * @param {Set<Element>} want
 */
function close(node, keep, want) {
  if (keep.includes(node)) return
  if (node.id !== 'dais-overlays' && !keep.some((kept) => node.contains(kept))) want.add(node)
  // Foreign nodes, such as those of a password manager, have no number and stay usable (row 13).
  else for (const child of node.children) if (idOf(child) !== undefined) close(child, keep, want)
}

/** @param {boolean} locked */
function lockScroll(locked) {
  const root = document.documentElement
  if (locked === (root.style.overflow === 'hidden')) return
  // The gutter exists only where a scrollbar was, because a short page would move otherwise.
  const gutter = locked && innerWidth > root.clientWidth
  root.style.setProperty('scrollbar-gutter', gutter ? 'stable' : '')
  root.style.setProperty('overflow', locked ? 'hidden' : '')
  // A rule that begins to match the root element would make the browser compute all styles again: 110 ms for 10,000
  // elements.
  root.style.setProperty('background-color', gutter ? 'color-mix(in srgb, var(--bg), #000 20%)' : '')
  document.body.toggleAttribute('data-locked', locked)
}
