// SPDX-License-Identifier: Apache-2.0
/**
 * The stack of presentation layers: what is inert, whether the page scrolls, who gets Escape and outside presses.
 * A dismissal by the user starts here, in the gesture's own task; the server agrees (`exit`) or keeps the layer (`refuse`).
 *
 *     open ──dismiss│exit──▶ leaving ──motion over──▶ left ──removed──▶ gone
 *      ▲                        │                      │
 *      └────── refuse│revive ───┴──────────────────────┘
 */
import { send } from './connection.js'
import { wanting } from './events.js'
import * as focus from './focus.js'
import { idOf } from './nodes.js'
import * as presence from './presence.js'

/**
 * @typedef {{
 *   node: HTMLElement, surface: HTMLElement, backdrop: HTMLElement | null, kind: string, epoch: number,
 *   open: boolean, leaving: boolean, since: number, returns: focus.Return | undefined, first: Element | null,
 *   running: Map<Element, Animation>, away: Keyframe | null, ended: (() => void) | null, timer: number, gone: boolean,
 * }} Layer
 */

/**
 * In document order, which is the order they are painted in.
 * @type {Layer[]}
 */
let layers = []

export function watchLayers() {
  addEventListener('keydown', escape)
  document.addEventListener('mousedown', keepFocus)
  document.addEventListener('pointerdown', pressDown, true)
  document.addEventListener('click', pressUp)
}

/** @param {Layer} layer */
const modal = (layer) => layer.node.dataset.modal === 'true'
/** @param {Layer} layer @param {string} reason */
const allows = (layer, reason) => (layer.node.dataset.dismiss ?? '').split(' ').includes(reason)
/** @param {Node} node */
const layerOf = (node) => layers.findLast((layer) => layer.node.contains(node))

/**
 * Looks after what a patch did: new layers open, vanished ones are let go.
 * @param {Element[]} fresh new elements
 * @param {boolean} [animated]
 */
export function settle(fresh, animated = true) {
  for (const node of fresh) if (node.isConnected && node.hasAttribute('data-layer')) open(/** @type {HTMLElement} */ (node), animated)
  const lost = layers.filter((layer) => !layer.node.isConnected)
  layers = layers.filter((layer) => layer.node.isConnected)
  for (const layer of layers) {
    if (layer.gone || epochOf(layer.node) <= layer.epoch) continue
    layer.epoch = epochOf(layer.node)
    if (!layer.open) comeBack(layer)
  }
  layers.forEach(focus.nameDialog)
  inertness()
  for (const layer of lost.reverse()) {
    if (!layer.open) continue
    layer.open = false
    if (!focus.active()) focus.giveBack(layer.returns)
  }
  const top = layers.findLast((layer) => layer.open)
  if (top) focus.moveLate(top, fresh)
}

/** @param {HTMLElement} node */
const epochOf = (node) => Number(node.dataset.epoch ?? 0)

/** @param {HTMLElement} node @param {boolean} animated */
function open(node, animated) {
  const known = layers.find((layer) => layer.node === node)
  if (known) return renew(known)
  const backdrop = /** @type {HTMLElement | null} */ (node.querySelector(':scope > .backdrop'))
  const surface = /** @type {HTMLElement} */ (node.querySelector(':scope > [role], :scope > .surface') ?? node)
  /** @type {Layer} */
  const layer = {
    node, surface, backdrop, kind: node.dataset.layer ?? '', epoch: epochOf(node), open: true, leaving: false, gone: false,
    since: performance.now(), returns: focus.remember(layerOf), first: null,
    running: new Map(), away: null, ended: null, timer: 0,
  }
  layers.push(layer)
  layers.sort((a, b) => a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1)
  if (modal(layer)) focus.guard(node)
  takeFocus(layer)
  if (animated) presence.enter(layer, () => report(layer, 'entered'))
  else report(layer, 'entered')
}

/**
 * The layer has come with the whole document anew: another session may count its epochs from one again.
 * @param {Layer} layer
 */
function renew(layer) {
  const isNew = layer.epoch !== epochOf(layer.node)
  layer.epoch = epochOf(layer.node)
  if (layer.open) report(layer, 'entered')
  else if (isNew) comeBack(layer)
}

/**
 * Only what nothing modal covers may take focus; a layer that blocks nothing leaves the pointer's focus alone.
 * @param {Layer} layer
 */
function takeFocus(layer) {
  const above = layers.slice(layers.indexOf(layer) + 1)
  if (above.some((other) => other.open && modal(other))) return
  if (modal(layer) || (layer.surface.matches('[role=dialog]') && document.documentElement.dataset.input === 'keyboard')) {
    focus.moveIn(layer)
  }
}

/** @param {Layer} layer @param {string} kind */
function report(layer, kind) {
  if (layer.gone) layer.node.remove()
  else send(idOf(layer.node), kind, layer.epoch)
  layer.leaving = false
}

/**
 * The user's dismissal.
 * @param {Layer} layer
 * @param {string} reason
 */
function dismiss(layer, reason) {
  if (!layer.open) return
  if (!allows(layer, reason)) {
    send(idOf(layer.node), 'attempt', [reason, layer.epoch])
    return presence.bounce(layer)
  }
  send(idOf(layer.node), 'dismiss', [reason, layer.epoch])
  leave(layer)
}

/**
 * Below is given back at once, then focus, then this layer turns inert and moves: rows 22 and 107.
 * @param {Layer} layer
 */
function leave(layer) {
  const held = !focus.active() || layer.node.contains(focus.active())
  layer.open = false
  layer.leaving = true
  inertness(() => { if (held) focus.giveBack(layer.returns) })
  presence.exit(layer, () => report(layer, 'exited'))
}

/** @param {Layer} layer */
function comeBack(layer) {
  layer.open = true
  layer.leaving = false
  layer.returns = focus.remember(layerOf)
  inertness(() => takeFocus(layer))
  presence.enter(layer, () => report(layer, 'entered'))
}

/**
 * Operation 8.
 * @param {Element} node
 * @param {'exit' | 'revive' | 'refuse'} name
 * @param {number} epoch
 */
export function command(node, name, epoch) {
  const layer = layers.find((candidate) => candidate.node === node)
  if (!layer || epoch < layer.epoch) return
  layer.epoch = epoch
  if (name === 'exit') return layer.open ? leave(layer) : undefined
  if (!layer.open) comeBack(layer)
  else if (name === 'refuse') presence.bounce(layer)
}

/**
 * A patch wants to remove `node`. A layer that is visible, or still on its way out, finishes its exit first, without
 * a number, out of reach: then `true`, and the node stays until the exit has ended (rows 21 and 106).
 * @param {Element} node
 */
export function keepForExit(node) {
  const layer = layers.find((candidate) => candidate.node === node)
  if (!layer || (!layer.open && !layer.leaving)) return false
  layer.gone = true
  if (layer.open) leave(layer)
  return true
}

/**
 * What we made inert; what the server made inert is not ours to undo.
 * @type {Set<Element>}
 */
let inert = new Set()

/** @param {() => void} [between] runs when what is to be reachable is, and before anything else is closed off */
function inertness(between) {
  const top = layers.findLast((layer) => layer.open && modal(layer))
  /** @type {Set<Element>} */
  const want = new Set(layers.filter((layer) => !layer.open).map((layer) => layer.node))
  if (top) {
    const above = layers.slice(layers.indexOf(top)).filter((layer) => layer.open).map((layer) => layer.node)
    const keep = [...above, ...document.querySelectorAll('[data-inert=never]')]
    for (const id of ['dais-root', 'dais-overlays']) close(document.getElementById(id), keep, want)
  }
  for (const node of inert) if (!want.has(node)) node.removeAttribute('inert')
  between?.()
  for (const node of want) {
    if (inert.has(node)) node.setAttribute('inert', '')
    else if (node.hasAttribute('inert')) want.delete(node)
    else node.setAttribute('inert', '')
  }
  inert = want
  lockScroll(!!top)
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
  root.style.setProperty('scrollbar-gutter', locked && innerWidth > root.clientWidth ? 'stable' : '')
  root.style.setProperty('overflow', locked ? 'hidden' : '')
  root.toggleAttribute('data-locked', locked)
}

/**
 * Escape reaches us last, so whoever wanted it first (an input method, custom content) has had it. One Escape, one layer.
 * @param {KeyboardEvent} event
 */
function escape(event) {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const layer = layers.findLast((candidate) => candidate.open && (modal(candidate) || allows(candidate, 'escape')))
  const target = /** @type {HTMLInputElement} */ (event.target)
  if (target.type === 'search' && target.value) {
    target.value = ''
    target.dispatchEvent(new Event('input', { bubbles: true }))
  } else if (!layer) return
  else if (!event.repeat) dismiss(layer, 'escape')
  event.preventDefault()
}

/** @type {EventTarget | null} */ let pressedOn = null
let pressedAt = 0

/**
 * The layer whose own backdrop, or bare outside, this is.
 * @param {EventTarget | null} target
 */
const backdropOf = (target) => layers.find(({ open, node, surface, backdrop }) =>
  open && target && (target === backdrop || (target === node && target !== surface)))

/**
 * A press on a backdrop takes focus from nothing (row 14).
 * @param {MouseEvent} event
 */
function keepFocus(event) {
  if (backdropOf(event.target)) event.preventDefault()
}

/** @param {PointerEvent} event */
function pressDown(event) {
  pressedOn = event.isPrimary && event.button === 0 ? event.target : null
  pressedAt = event.timeStamp
}

/**
 * Press and release on the same backdrop, begun after the layer opened. A drag from inside to outside, or back, clicks
 * on what contains both, which is no backdrop; a second click of a double click does not count (rows 31–38).
 * @param {MouseEvent} event
 */
function pressUp(event) {
  const layer = backdropOf(event.target)
  if (layer && event.target === pressedOn && event.detail < 2 && pressedAt > layer.since) return dismiss(layer, 'scrim')
  const button = wanting(event.target, 'click')
  const owner = button?.closest('[data-closes]') && layerOf(button)
  if (owner?.open) {
    send(idOf(owner.node), 'dismiss', ['button', owner.epoch])
    leave(owner)
  }
}
