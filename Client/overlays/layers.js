// SPDX-License-Identifier: Apache-2.0
/**
 * Holds the stack of presentation layers and the state of each. Other modules handle dismissal (dismissal.js),
 * inertness (inertness.js), motion (presence.js), focus (returns.js), and what depends on the whole stack (stack.js).
 *
 *     open ──dismiss│exit──▶ leaving ──motion over──▶ left ──removed──▶ gone
 *      ▲                        │                      │
 *      └────── refuse│revive ───┴──────────────────────┘
 */
import { attach, place, tellOpener } from './anchors.js'
import { clearBare } from './bare.js'
import { send } from '../start/connection.js'
import { arrange, isColumn, isRechosen, knownHeight, shapeOf } from './detents.js'
import * as focus from '../start/focus.js'
import { moveThere } from './heights.js'
import { pierce } from './holes.js'
import { modal } from './inertness.js'
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
 * known.
 * @type {Set<HTMLElement>}
 */
const coming = new Set()

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
  for (const node of coming) {
    if (node.isConnected && node.dataset.awaits) continue
    coming.delete(node)
    if (!node.isConnected) continue
    // A layer that waited has just changed from an estimate to its size, so these transitions end at once.
    const transitions = fresh.includes(node) ? [] : node.getAnimations({ subtree: true })
    for (const motion of transitions) if (motion instanceof CSSTransition) motion.finish()
    open(node, animated)
  }
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
  const moves = layers.map(resized)
  settleStack(layers)
  layers.forEach(pierce)
  moves.forEach((move) => move?.())
  for (const layer of lost.reverse()) {
    if (!layer.open) continue
    layer.open = false
    if (!focus.active() && !quiet(layer)) returns.giveBack(layer.focus.returns)
  }
  const top = layers.findLast((layer) => layer.open)
  if (top) returns.moveLate(top, fresh)
}

/** Removes a layer from the stack. @param {Layer} layer */
export function drop(layer) {
  layers.splice(layers.indexOf(layer), 1)
  layer.anchor.watcher?.disconnect()
}

/**
 * Handles a layer whose chosen height, or its size, the server has changed. Returns the motion that follows when all
 * else is settled.
 * @param {Layer} layer
 */
function resized(layer) {
  const { node } = layer, before = knownHeight(layer), isChosen = isRechosen(layer)
  if (!layer.open || !node.dataset.detents || before === undefined || layer.drag || isColumn(layer)) return
  if (!isChosen && shapeOf(layer).height === before) return
  return () => moveThere(layer, () => { if (isChosen) report(layer, 'entered') }, undefined, isChosen ? undefined
    : before)
}

/** Indicates whether a layer never takes focus, so that it has none to return. @param {Layer} layer */
const quiet = ({ node }) => node.dataset.inert === 'never'

/** @param {HTMLElement} node */
const epochOf = (node) => Number(node.dataset.epoch ?? 0)

/**
 * @param {HTMLElement} node @param {boolean} animated
 * @param {(kind: string) => void} [local] receives what the server would: a menu in the page is no layer to the server
 */
export function open(node, animated, local) {
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
  returns.remember(layer, layerOf)
  isRechosen(layer)
  // A new layer closes the menus that do not contain it. A toast closes none.
  for (const other of layers) if (other.local && other.open && !quiet(layer) && !other.node.contains(node)) leave(other)
  layers.push(layer)
  // Menus are above all other layers, wherever their buttons are.
  layers.sort((a, b) => +!!a.local - +!!b.local ||
    (a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  attach(layer)
  // This precedes every measurement, because an element that is added later makes the browser compute all styles of the
  // layer again.
  if (modal(layer)) focus.guard(node)
  arrange(layers)
  takeFocus(layer)
  if (animated) presence.enter(layer, () => entered(layer))
  else report(layer, 'entered')
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
 * @param {Layer} layer
 */
function takeFocus(layer) {
  if (layer.node.dataset.focus === 'stay') return
  const above = layers.slice(layers.indexOf(layer) + 1)
  if (above.some((other) => other.open && modal(other))) return
  if (modal(layer) || layer.kind === 'menu' || (layer.surface.matches('[role=dialog]') && focus.byKeys())) {
    returns.moveIn(layer)
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
 * Starts the exit of a layer. What is below becomes usable first, then the focus returns, then this layer becomes inert
 * and moves: rows 22 and 107.
 * @param {Layer} layer
 * @param {presence.Pace} [pace] the pace of a finger that released it
 */
export function leave(layer, pace) {
  for (const other of layers) if (other !== layer && other.open && layer.node.contains(other.node)) leave(other)
  const held = focus.active() ? layer.node.contains(focus.active()) : !quiet(layer)
  layer.open = false
  layer.leaving = true
  tellOpener(layer)
  settleStack(layers, () => { if (held) returns.giveBack(layer.heir?.() ?? layer.focus.returns) })
  presence.exit(layer, () => report(layer, 'exited'), pace)
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
  if (name === 'exit') return layer.open ? leave(layer) : undefined
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
  if (layer.open) leave(layer)
  return true
}
