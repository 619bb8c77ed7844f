// SPDX-License-Identifier: Apache-2.0
/**
 * What the user ends a layer with: Escape, a press outside, a button that closes. A dismissal starts here, in the
 * gesture's own task; the server agrees (`exit`) or keeps the layer (`refuse`).
 */
import { send } from './connection.js'
import { isColumn } from './detents.js'
import { wanting } from './events.js'
import { active } from './focus.js'
import { modal } from './inertness.js'
import { layerOf, layers, leave } from './layers.js'
import { rootOf } from './menus.js'
import { idOf } from './nodes.js'
import * as presence from './presence.js'

/** @typedef {import('./layers.js').Layer} Layer */

export function watchDismissal() {
  addEventListener('keydown', escape)
  // A press on a backdrop takes focus from nothing (row 14).
  document.addEventListener('mousedown', (event) => { if (backdropOf(event.target)) event.preventDefault() })
  document.addEventListener('pointerdown', pressDown, true)
  document.addEventListener('click', pressUp)
}

/** @param {Layer} layer @param {string} reason */
export function allows(layer, reason) {
  if (isColumn(layer)) return false
  const allowed = (layer.node.dataset.dismiss ?? '').split(' ')
  // Back means what Escape means.
  return allowed.includes(reason) || (reason === 'back' && allowed.includes('escape'))
}

/**
 * The user's dismissal.
 * @param {Layer} layer
 * @param {string} reason
 */
export function dismiss(layer, reason) {
  if (!layer.open) return
  if (layer.local) return leave(layer)
  if (!allows(layer, reason)) {
    send(idOf(layer.node), 'attempt', [reason, layer.epoch])
    return presence.bounce(layer)
  }
  send(idOf(layer.node), 'dismiss', [reason, layer.epoch])
  leave(layer)
}

/**
 * Escape reaches us last, so whoever wanted it first (an input method, custom content) has had it. One Escape, one layer.
 * @param {KeyboardEvent} event
 */
function escape(event) {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  const layer = layers.findLast((candidate) => candidate.open && (modal(candidate) || allows(candidate, 'escape')))
  if (!layer) return
  if (!event.repeat) dismiss(layer, 'escape')
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
  // The first press outside only puts the keyboard away (row 89).
  if (layer && document.getElementById('dais-overlays')?.style.getPropertyValue('--keyboard')) {
    return /** @type {HTMLElement | null} */ (active())?.blur()
  }
  if (layer && event.target === pressedOn && event.detail < 2 && pressedAt > layer.since) return dismiss(layer, 'scrim')
  const button = wanting(event.target, 'click')
  const inner = button?.closest('[data-closes]') && !button.closest('[data-stays]') && layerOf(button)
  // An item of a submenu closes all of them.
  const owner = inner && rootOf(inner)
  if (!owner?.open) return
  if (!owner.local) send(idOf(owner.node), 'dismiss', ['button', owner.epoch])
  leave(owner)
}
