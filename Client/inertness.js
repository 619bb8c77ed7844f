// SPDX-License-Identifier: Apache-2.0
/** What the modal layers close off: everything below them, and the page's scrolling. */
import { arrange } from './detents.js'
import { holes } from './focus.js'
import { stackChanged } from './history.js'
import { idOf } from './nodes.js'

/** @typedef {import('./layers.js').Layer} Layer */

/** Windows in which a popover is a sheet, unless its content objects. */
export const NARROW = '(width < 600px)'

/** @param {Layer} layer */
export const adapted = ({ node, kind }) => kind === 'popover' && !/popover|none/.test(node.dataset.compact ?? '') && matchMedia(NARROW).matches

/** @param {Layer} layer */
export const modal = (layer) => (layer.node.dataset.modal === 'true' && !layer.node.hasAttribute('data-free')) || adapted(layer)

/**
 * What we made inert; what the server made inert is not ours to undo.
 * @type {Set<Element>}
 */
let inert = new Set()

/**
 * @param {Layer[]} layers
 * @param {() => void} [between] runs when what is to be reachable is, and before anything else is closed off
 */
export function inertness(layers, between) {
  arrange(layers)
  const top = layers.findLast((layer) => layer.open && modal(layer))
  /** @type {Set<Element>} */
  const want = new Set(layers.filter((layer) => !layer.open).map((layer) => layer.node))
  if (top) {
    const above = layers.slice(layers.indexOf(top)).filter((layer) => layer.open).map((layer) => layer.node)
    const keep = [...above, ...above.flatMap(holes), ...document.querySelectorAll('[data-inert=never]')]
    for (const id of ['dais-root', 'dais-overlays']) close(document.getElementById(id), keep, want)
  }
  // It measures, and what changes next would have to be laid out for that.
  lockScroll(!!top)
  for (const node of inert) if (!want.has(node)) node.removeAttribute('inert')
  between?.()
  for (const node of want) {
    if (inert.has(node)) node.setAttribute('inert', '')
    else if (node.hasAttribute('inert')) want.delete(node)
    else node.setAttribute('inert', '')
  }
  inert = want
  stackChanged()
}

/**
 * Closes off `node`, or, where it contains something that stays usable, its other children.
 * @param {Element | null} node
 * @param {Element[]} keep
 * @param {Set<Element>} want
 */
function close(node, keep, want) {
  if (!node || keep.includes(node)) return
  if (node.id !== 'dais-overlays' && !keep.some((kept) => node.contains(kept))) want.add(node)
  // Foreign nodes, a password manager's for instance, have no number and stay usable (row 13).
  else for (const child of node.children) if (idOf(child) !== undefined) close(child, keep, want)
}

/** @param {boolean} locked */
function lockScroll(locked) {
  const root = document.documentElement
  if (locked === (root.style.overflow === 'hidden')) return
  // A gutter only where a scrollbar was, or a short page would jump too.
  const gutter = locked && innerWidth > root.clientWidth
  root.style.setProperty('scrollbar-gutter', gutter ? 'stable' : '')
  root.style.setProperty('overflow', locked ? 'hidden' : '')
  // A rule that begins to match the root element would have the style of every element found anew: 110 ms for 10,000.
  root.style.setProperty('background-color', gutter ? 'color-mix(in srgb, var(--bg), #000 20%)' : '')
  document.body.toggleAttribute('data-locked', locked)
}
