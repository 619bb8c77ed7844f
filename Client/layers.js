// SPDX-License-Identifier: Apache-2.0
/**
 * The stack of presentation layers and the state of each. What ends one by hand: dismissal.js. What one closes off:
 * inertness.js. How one moves: presence.js.
 *
 *     open ──dismiss│exit──▶ leaving ──motion over──▶ left ──removed──▶ gone
 *      ▲                        │                      │
 *      └────── refuse│revive ───┴──────────────────────┘
 */
import { attach, place, tellOpener } from './anchors.js'
import { send } from './connection.js'
import { arrange, isColumn, knownHeight, shapeOf } from './detents.js'
import * as focus from './focus.js'
import { moveThere } from './heights.js'
import { clearBare } from './hits.js'
import { pierce } from './holes.js'
import { inertness, modal } from './inertness.js'
import { idOf } from './nodes.js'
import * as presence from './presence.js'

/**
 * @typedef {{
 *   node: HTMLElement, surface: HTMLElement, backdrop: HTMLElement | null, kind: string, epoch: number,
 *   open: boolean, leaving: boolean, since: number, returns: focus.Return | undefined, first: Element | null,
 *   running: Map<Element, Animation>, away: Keyframe[] | null, ended: (() => void) | null, timer: number, gone: boolean,
 *   heir?: () => focus.Return | undefined,
 *   local: ((kind: string) => void) | undefined, spot: HTMLElement | null, anchor: Element | null, place: DOMRect | null, watcher: IntersectionObserver | null,
 *   thrown?: [ms: number, easing: string, ...any] | null, held?: number, rest?: (() => void) | null, detent: string | undefined,
 * }} Layer
 */

/**
 * In document order, which is the order they are painted in.
 * @type {Layer[]}
 */
export const layers = []

/**
 * New layers, of which those stay whose style waits for the size of their content (`data-awaits`): nobody sees them.
 * @type {Set<HTMLElement>}
 */
const coming = new Set()

/** @param {Node} node */
export function layerOf(node) {
  return layers.findLast((layer) => layer.node.contains(node))
}

/**
 * Looks after what a patch did: new layers open, vanished ones are let go.
 * @param {Element[]} fresh new elements
 * @param {boolean} [animated]
 */
export function settle(fresh, animated = true) {
  for (const node of fresh) if (node.isConnected && node.hasAttribute('data-layer')) coming.add(/** @type {HTMLElement} */ (node))
  for (const node of coming) {
    if (node.isConnected && node.dataset.awaits) continue
    coming.delete(node)
    if (!node.isConnected) continue
    // What had to wait has just changed from a guess to its size.
    if (!fresh.includes(node)) for (const motion of node.getAnimations({ subtree: true })) if (motion instanceof CSSTransition) motion.finish()
    open(node, animated)
  }
  const lost = layers.filter((layer) => !layer.node.isConnected)
  for (const layer of lost) {
    layers.splice(layers.indexOf(layer), 1)
    layer.watcher?.disconnect()
  }
  layers.forEach(attach)
  for (const layer of layers) {
    if (layer.gone || epochOf(layer.node) <= layer.epoch) continue
    layer.epoch = epochOf(layer.node)
    if (!layer.open) comeBack(layer)
  }
  layers.forEach(focus.nameDialog)
  layers.forEach(clearBare)
  const moves = layers.map(resized)
  inertness(layers)
  layers.forEach(pierce)
  moves.forEach((move) => move?.())
  for (const layer of lost.reverse()) {
    if (!layer.open) continue
    layer.open = false
    if (!focus.active() && !quiet(layer)) focus.giveBack(layer.returns)
  }
  const top = layers.findLast((layer) => layer.open)
  if (top) focus.moveLate(top, fresh)
}

/**
 * The server has chosen another height, or changed the one that is chosen: then what is to be done when the rest is.
 * @param {Layer} layer
 */
function resized(layer) {
  const { node } = layer, before = knownHeight(layer), isChosen = layer.detent !== node.dataset.detent
  layer.detent = node.dataset.detent
  if (!layer.open || !node.dataset.detents || before === undefined || layer.held !== undefined || isColumn(layer)) return
  if (!isChosen && shapeOf(layer).height === before) return
  return () => moveThere(layer, () => { if (isChosen) report(layer, 'entered') }, isChosen ? undefined : before)
}

/**
 * What never takes focus has none to give back.
 * @param {Layer} layer
 */
const quiet = ({ node }) => node.dataset.inert === 'never'

/** @param {HTMLElement} node */
const epochOf = (node) => Number(node.dataset.epoch ?? 0)

/**
 * @param {HTMLElement} node @param {boolean} animated
 * @param {(kind: string) => void} [local] is told what else the server is: a menu is nothing to it
 */
export function open(node, animated, local) {
  const known = layers.find((layer) => layer.node === node)
  if (known) return renew(known)
  const backdrop = /** @type {HTMLElement | null} */ (node.querySelector(':scope > .backdrop'))
  const surface = /** @type {HTMLElement} */ (node.querySelector(':scope > [role], :scope > .surface') ?? node)
  /** @type {Layer} */
  const layer = {
    node, surface, backdrop, kind: node.dataset.layer ?? '', epoch: epochOf(node), open: true, leaving: false, gone: false,
    since: performance.now(), returns: focus.remember(layerOf), first: null,
    running: new Map(), away: null, ended: null, timer: 0, detent: node.dataset.detent,
    local, spot: node.querySelector(':scope > .spot'), anchor: null, place: null, watcher: null,
  }
  // What opens ends the menus that it does not stand in; a toast ends nothing.
  for (const other of layers) if (other.local && other.open && !quiet(layer) && !other.node.contains(node)) leave(other)
  layers.push(layer)
  // Menus are above all, wherever their buttons stand.
  layers.sort((a, b) => +!!a.local - +!!b.local || (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  attach(layer)
  // Before anything is measured: an element that comes later has the style of all in the layer found anew.
  if (modal(layer)) focus.guard(node)
  arrange(layers)
  takeFocus(layer)
  if (animated) presence.enter(layer, () => entered(layer))
  else report(layer, 'entered')
}

/**
 * Screen readers of phones drop the focus of what moves: asked for once more, they follow (row 53).
 * @param {Layer} layer
 */
function entered(layer) {
  report(layer, 'entered')
  if (!focus.active()) takeFocus(layer)
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
  if (layer.node.dataset.focus === 'stay') return
  const above = layers.slice(layers.indexOf(layer) + 1)
  if (above.some((other) => other.open && modal(other))) return
  if (modal(layer) || layer.kind === 'menu' || (layer.surface.matches('[role=dialog]') && focus.byKeys())) {
    focus.moveIn(layer)
  }
}

/** @param {Layer} layer @param {string} kind */
export function report(layer, kind) {
  place(layer)
  if (layer.local) layer.local(kind)
  else if (layer.gone) layer.node.remove()
  else send(idOf(layer.node), kind, layer.epoch)
  layer.leaving = false
}

/**
 * Below is given back at once, then focus, then this layer turns inert and moves: rows 22 and 107.
 * @param {Layer} layer
 */
export function leave(layer) {
  for (const other of layers) if (other !== layer && other.open && layer.node.contains(other.node)) leave(other)
  const held = focus.active() ? layer.node.contains(focus.active()) : !quiet(layer)
  layer.open = false
  layer.leaving = true
  tellOpener(layer)
  inertness(layers, () => { if (held) focus.giveBack(layer.heir?.() ?? layer.returns) })
  presence.exit(layer, () => report(layer, 'exited'))
}

/** @param {Layer} layer */
export function comeBack(layer) {
  layer.open = true
  layer.leaving = false
  layer.returns = focus.remember(layerOf)
  tellOpener(layer)
  inertness(layers, () => takeFocus(layer))
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
  // It has never been seen.
  if (name === 'exit' && coming.delete(/** @type {HTMLElement} */ (node))) send(idOf(node), 'exited', epoch)
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
export function keepLayer(node) {
  const layer = layers.find((candidate) => candidate.node === node)
  if (!layer || (!layer.open && !layer.leaving)) return false
  layer.gone = true
  if (layer.open) leave(layer)
  return true
}
