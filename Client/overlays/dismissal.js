// SPDX-License-Identifier: Apache-2.0
/**
 * Handles what the user dismisses a layer with: Escape, a press outside, a button that closes. A dismissal starts here,
 * in the task of the event. The server agrees (`exit`) or keeps the layer (`refuse`).
 */
import { send } from '../start/connection.js'
import { isColumn } from './detents.js'
import { wanting } from '../start/events.js'
import { active } from '../start/focus.js'
import { modal, partOf } from './inertness.js'
import { layerOf, layers, leave, rootOf } from './layers.js'
import { idOf } from '../start/nodes.js'
import * as presence from './presence.js'

/** @typedef {import('./layers.js').Layer} Layer */

export function watchDismissal() {
  addEventListener('keydown', escape)
  // A press on a backdrop does not move the focus (row 14).
  document.addEventListener('mousedown', (event) => { if (backdropOf(event.target)) event.preventDefault() })
  document.addEventListener('pointerdown', pressDown, true)
  document.addEventListener('pointerup', passThrough, true)
  document.addEventListener('click', pressUp)
}

/** @param {Layer} layer @param {string} reason */
export function allows(layer, reason) {
  if (isColumn(layer)) return false
  const allowed = (layer.node.dataset.dismiss ?? '').split(' ')
  // Going back has the meaning of Escape, unless the server says otherwise.
  return allowed.includes(reason) || (reason === 'back' && allowed.includes('escape') && !allowed.includes('!back'))
}

/**
 * Dismisses a layer for the user.
 * @param {Layer} layer
 * @param {string} reason
 * @param {presence.Pace} [pace] the pace of a finger that released it
 */
export function dismiss(layer, reason, pace) {
  if (!layer.open) return
  if (layer.local) return leave(layer)
  if (!allows(layer, reason)) {
    send(idOf(layer.node), 'attempt', [reason, layer.epoch])
    return presence.bounce(layer)
  }
  send(idOf(layer.node), 'dismiss', [reason, layer.epoch])
  leave(layer, pace)
}

/**
 * Handles Escape after all other listeners, so an input method or custom content can take it first. One Escape
 * dismisses one layer. A layer of a part of the page takes it while the focus is in that part, or nowhere.
 * @param {KeyboardEvent} event
 */
function escape(event) {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const focused = active()
  const layer = layers.findLast((candidate) => candidate.open && (modal(candidate) || allows(candidate, 'escape')) &&
    (partOf(candidate)?.contains(focused ?? candidate.node) ?? true))
  if (!layer) return
  if (!event.repeat) dismiss(layer, 'escape')
  event.preventDefault()
}

/** @type {EventTarget | null} */ let pressedOn = null
let pressedAt = 0

/** Returns the layer whose backdrop, or whose area without one, was pressed. @param {EventTarget | null} target */
const backdropOf = (target) => layers.find(({ open, node, surface, backdrop }) =>
  open && target && (target === backdrop || (target === node && target !== surface)))

/** @param {PointerEvent} event */
function pressDown(event) {
  pressedOn = event.isPrimary && event.button === 0 ? event.target : null
  pressedAt = event.timeStamp
}

/**
 * Dismisses layers that let presses through, after a press on what is below. The press goes on to what is there.
 * @param {PointerEvent} event
 */
function passThrough({ target }) {
  const node = /** @type {Element} */ (target)
  if (target !== pressedOn) return
  for (const layer of layers.slice(layers.findLastIndex((other) => other.node.contains(node)) + 1)) {
    if (layer.node.hasAttribute('data-passing') && pressedAt > layer.since) dismiss(layer, 'scrim')
  }
}

/**
 * Dismisses after a press and a release on the same backdrop, begun after the layer opened. A drag from inside to
 * outside, or back, clicks the common ancestor, which is no backdrop. The second click of a double click does not count
 * (rows 31–38).
 * @param {MouseEvent} event
 */
function pressUp(event) {
  const layer = backdropOf(event.target)
  // The first press outside only dismisses the keyboard (row 89).
  if (layer && document.getElementById('dais-overlays')?.style.getPropertyValue('--keyboard')) {
    return /** @type {HTMLElement | null} */ (active())?.blur()
  }
  if (layer && event.target === pressedOn && event.detail < 2 && pressedAt > layer.since) return dismiss(layer, 'scrim')
  const button = wanting(event.target, 'click')
  const inner = button?.closest('[data-closes]') && !button.closest('[data-stays]') && layerOf(button)
  // An item of a submenu closes all levels of the menu.
  const owner = inner && rootOf(inner)
  if (!owner?.open) return
  if (!owner.local) send(idOf(owner.node), 'dismiss', ['button', owner.epoch])
  leave(owner)
}
