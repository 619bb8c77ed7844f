// SPDX-License-Identifier: Apache-2.0
/**
 * Holds the stack of presentation layers and the state of each. Other modules handle dismissal (dismissal.js),
 * inertness (inertness.js), motion (presence.js), focus (returns.js), and what depends on the whole stack (stack.js).
 *
 *     open ──dismiss│exit──▶ leaving ──motion over──▶ left ──removed──▶ gone
 *      ▲                        │                      │
 *      └────── refuse│revive ───┴──────────────────────┘
 */
import { adapt, attach, place, tellOpener } from './anchors.js'
import { clearBare } from './bare.js'
import { send } from '../start/connection.js'
import { arrange, isRechosen } from './detents.js'
import * as focus from '../start/focus.js'
import { resized } from './heights.js'
import { pierce } from './holes.js'
import { covers, modal } from './inertness.js'
import { idOf } from '../start/nodes.js'
import * as presence from './presence.js'
import * as returns from './returns.js'
import { settleStack } from './stack.js'

/**
 * One layer of the stack: what never changes, the state drawn above, and records of other modules. Each record is
 * written by the module that declares its type; `scripts/lint` checks it.
 * @typedef {{
 *   node: HTMLElement, surface: HTMLElement, backdrop: HTMLElement | null, spot: HTMLElement | null, kind: string,
 *   since: number, local: ((kind: string) => void) | undefined,
 *   epoch: number, open: boolean, leaving: boolean, gone: boolean,
 *   focus: returns.LayerFocus,
 *   anchor: import('./anchors.js').LayerAnchor,
 *   motion: presence.LayerMotion,
 *   rest?: import('./heights.js').LayerRest,
 *   drag?: import('./sheet.js').LayerDrag,
 *   heir?: import('./toasts.js').LayerHeir,
 * }} Layer
 */

/** The layers in document order, which is the order of painting. @type {Layer[]} */
export const layers = []

/**
 * New layers. Those whose style waits for the size of their content (`data-awaits`) stay here, invisible, until it is
 * known, and those that are prepared (`data-prepared`) until they are presented.
 * @type {Set<HTMLElement>}
 */
export const coming = new Set()

/** The layers whose exits the present frame starts. They leave together. @type {Layer[]} */
const going = []

/** @param {Node} node */
export function layerOf(node) {
  return layers.findLast((layer) => layer.node.contains(node))
}

/**
 * Returns the outermost of nested menus.
 * @param {Layer} layer
 * @returns {Layer}
 */
export function rootOf(layer) {
  const around = layer.node.parentElement && layerOf(layer.node.parentElement)
  return layer.kind === 'menu' && around?.kind === 'menu' ? rootOf(around) : layer
}

/**
 * Opens the new layers of a patch, and drops those that it removed.
 * @param {Element[]} fresh new elements
 * @param {boolean} [animated]
 */
export function settle(fresh, animated = true) {
  for (const node of /** @type {HTMLElement[]} */ (fresh)) {
    if (node.isConnected && node.hasAttribute('data-layer')) coming.add(node)
  }
  /** @type {HTMLElement[]} */ const ready = []
  for (const node of coming) {
    if (node.isConnected && (node.dataset.awaits || node.matches('[data-prepared]:not([data-guess])'))) continue
    coming.delete(node)
    if (!node.isConnected) continue
    ready.push(node)
    // A layer that waited has just changed from an estimate to its size, so these transitions end at once.
    const transitions = fresh.includes(node) ? [] : node.getAnimations({ subtree: true })
    for (const motion of transitions) if (motion instanceof CSSTransition) motion.finish()
  }
  const origin = leaveTogether(going.splice(0), undefined, !!ready[0])
  if (ready[0]) openTogether(ready, animated, undefined, origin)
  const lost = layers.filter((layer) => !layer.node.isConnected)
  lost.forEach(drop)
  layers.forEach(attach)
  for (const layer of layers) {
    if (layer.gone || epochOf(layer.node) <= layer.epoch) continue
    layer.epoch = epochOf(layer.node)
    if (!layer.open) comeBack(layer)
  }
  layers.forEach(returns.nameDialog)
  layers.forEach(clearBare)
  const moves = layers.map((layer) => resized(layer, () => report(layer, 'entered')))
  settleStack(layers)
  layers.forEach(pierce)
  moves.forEach((move) => move?.())
  const last = lost.findLast((layer) => layer.open && !quiet(layer))
  for (const layer of lost) layer.open = false
  if (last && !focus.active()) giveBack(last.focus.returns)
  const top = layers.findLast((layer) => layer.open)
  if (top) returns.moveLate(top, fresh)
}

/** Removes a layer from the stack. @param {Layer} layer */
export function drop(layer) {
  layers.splice(layers.indexOf(layer), 1)
  layer.anchor.watcher?.disconnect()
}

/** Indicates whether a layer never takes focus, so that it has none to return. @param {Layer} layer */
const quiet = ({ node }) => node.dataset.inert === 'never'

/** @param {HTMLElement} node */
const epochOf = (node) => Number(node.dataset.epoch ?? 0)

/**
 * @param {HTMLElement} node @param {boolean} animated
 * @param {(kind: string) => void} [local] receives what the server would: a menu in the page is no layer to the server
 */
export const open = (node, animated, local) => openTogether([node], animated, local)

/**
 * Opens the layers of one frame. The focus moves once, into the topmost one that takes it.
 * @param {HTMLElement[]} nodes @param {boolean} animated @param {Layer['local']} [local]
 * @param {returns.Return} [origin] where the focus of layers that leave in the same frame returns
 */
function openTogether(nodes, animated, local, origin) {
  const fresh = nodes.flatMap((node) => add(node, local, origin) ?? [])
  if (!fresh.findLast(takeFocus) && origin) giveBack(origin)
  for (const layer of fresh) {
    if (animated) presence.enter(layer, () => entered(layer))
    else report(layer, 'entered')
  }
}

/**
 * Adds a layer to the stack. Returns `undefined` if it is there already.
 * @param {HTMLElement} node @param {Layer['local']} local @param {returns.Return} [origin]
 */
function add(node, local, origin) {
  const known = layers.find((layer) => layer.node === node)
  if (known) return renew(known)
  const backdrop = /** @type {HTMLElement | null} */ (node.querySelector(':scope > .backdrop'))
  const surface = /** @type {HTMLElement} */ (node.querySelector(':scope > [role], :scope > .surface') ?? node)
  /** @type {Layer} */
  const layer = {
    node, surface, backdrop, spot: node.querySelector(':scope > .spot'), kind: node.dataset.layer ?? '',
    since: performance.now(), local, epoch: epochOf(node), open: true, leaving: false, gone: false,
    focus: {}, anchor: {}, motion: { running: new Map() },
  }
  returns.remember(layer, layerOf, origin)
  isRechosen(layer)
  // A new layer closes the menus that do not contain it. A toast closes none.
  for (const other of layers) if (other.local && other.open && !quiet(layer) && !other.node.contains(node)) leave(other)
  layers.push(layer)
  // Menus are above all other layers, wherever their buttons are.
  layers.sort((a, b) => +!!a.local - +!!b.local ||
    (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  attach(layer)
  adapt(layer)
  // This precedes every measurement, because an element that is added later makes the browser compute all styles of the
  // layer again.
  if (covers(layer)) focus.guard(node)
  arrange(layers)
  return layer
}

/**
 * Focuses the layer again after its motion. The screen readers of phones lose the focus on elements that move, and
 * follow a second request (row 53).
 * @param {Layer} layer
 */
function entered(layer) {
  report(layer, 'entered')
  if (!focus.active()) takeFocus(layer)
}

/**
 * Handles a layer that came again with the whole document. Another session can count its epochs from one again.
 * @param {Layer} layer
 */
function renew(layer) {
  const isNew = layer.epoch !== epochOf(layer.node)
  layer.epoch = epochOf(layer.node)
  if (layer.open) report(layer, 'entered')
  else if (isNew) comeBack(layer)
}

/**
 * Moves focus into a layer, unless a modal layer covers it. A layer that blocks nothing takes focus only after a key.
 * Returns whether the layer takes it.
 * @param {Layer} layer
 */
function takeFocus(layer) {
  const above = layers.slice(layers.indexOf(layer) + 1)
  const takes = layer.node.dataset.focus !== 'stay' && !above.some((other) => covers(other, layer.node)) &&
    (modal(layer) || layer.kind === 'menu' || (layer.surface.matches('[role=dialog]') && focus.byKeys()))
  if (takes) returns.moveIn(layer)
  return takes
}

/**
 * Returns the focus. Of layers that opened together, the upper ones know no place in the lower ones.
 * @param {returns.Return | undefined} where
 */
const giveBack = (where) => returns.giveBack(where) || layers.findLast((layer) => layer.open && takeFocus(layer))

/** @param {Layer} layer @param {string} kind */
export function report(layer, kind) {
  place(layer)
  if (layer.local) layer.local(kind)
  else if (layer.gone) layer.node.remove()
  else send(idOf(layer.node), kind, layer.epoch)
  layer.leaving = false
}

/**
 * Starts the exit of a layer.
 * @param {Layer} layer
 * @param {presence.Pace} [pace] the pace of a finger that released it
 */
export const leave = (layer, pace) => void leaveTogether([layer], pace)

/**
 * Starts the exits of layers, and of the layers inside them. What is below becomes usable first, then the focus returns
 * once, then these layers become inert and move: rows 22 and 107.
 * @param {Layer[]} list
 * @param {presence.Pace} [pace]
 * @param {boolean} [waits] whether the focus waits for layers that open in the same frame
 * @returns the place to which the focus returns
 */
function leaveTogether(list, pace, waits) {
  const all = layers.filter((layer) => layer.open && list.some(({ node }) => node.contains(layer.node)))
  if (!all[0]) return
  const current = focus.active()
  const held = all.findLast((layer) => current ? layer.node.contains(current) : !quiet(layer))
  for (const layer of all) {
    layer.open = false
    layer.leaving = true
    tellOpener(layer)
  }
  const where = held && (held.heir?.() ?? held.focus.returns ?? { levels: [] })
  settleStack(layers, () => { if (where && !waits) giveBack(where) }, waits)
  for (const layer of all) presence.exit(layer, () => report(layer, 'exited'), pace)
  return where
}

/** @param {Layer} layer */
export function comeBack(layer) {
  layer.open = true
  layer.leaving = false
  returns.remember(layer, layerOf)
  tellOpener(layer)
  settleStack(layers, () => takeFocus(layer))
  presence.enter(layer, () => report(layer, 'entered'))
}

/**
 * Operation `layer`.
 * @param {Element} node
 * @param {'exit' | 'revive' | 'refuse'} name
 * @param {number} epoch
 */
export function command(node, name, epoch) {
  const layer = layers.find((candidate) => candidate.node === node)
  // Nobody has seen the layer yet, so it has no exit.
  if (name === 'exit' && coming.delete(/** @type {HTMLElement} */ (node))) send(idOf(node), 'exited', epoch)
  if (!layer || epoch < layer.epoch) return
  layer.epoch = epoch
  if (name === 'exit') return void going.push(layer)
  if (!layer.open) comeBack(layer)
  else if (name === 'refuse') presence.bounce(layer)
}

/**
 * Handles a patch that removes `node`. A layer that is visible or leaving finishes its exit first, inert and without a
 * number. Then this returns `true`, and the node stays until the exit has ended (rows 21 and 106).
 * @param {Element} node
 */
export function keepLayer(node) {
  const layer = layers.find((candidate) => candidate.node === node)
  if (!layer || (!layer.open && !layer.leaving)) return false
  layer.gone = true
  going.push(layer)
  return true
}
