// SPDX-License-Identifier: Apache-2.0
/**
 * Handles presses on moving pages. A button moves on between press and release, and the browser sends no click for the
 * two, or one to a common ancestor. The client clicks the pressed element instead. A person presses a moving element
 * where it was seen: if nothing is there, the client looks at the motion as it was a moment before.
 */
import { giveFocus } from '../start/focus.js'

/** The greatest age of a pressed frame, in ms: the time to show it and to press. The step between tries, in ms. */
const BEFORE = 84, STEP = 4
/** A finger that has moved further than this, in px, has not pressed. */
const FAR = 16
const CONTROLS = 'a[href],button,input,select,textarea,[role=button],[data-on~=click]'

/** @type {{control: HTMLElement, x: number, y: number} | null} */ let pressed = null

export function watchPresses() {
  addEventListener('pointerdown', down, true)
  addEventListener('pointerup', up, true)
  addEventListener('pointercancel', () => { pressed = null }, true)
  addEventListener('click', click, true)
  // A press on a bar above the keyboard does not dismiss the keyboard.
  addEventListener('mousedown', (event) => { if (event.target instanceof Element &&
    event.target.closest('.keys')) event.preventDefault() })
}

/** @param {Element | null} target */
function controlOf(target) {
  const found = target?.closest(CONTROLS)
  return found && !found.closest(':disabled,[aria-disabled=true],[inert]') ? /** @type {HTMLElement} */ (found) : null
}

/** @param {PointerEvent} event */
function down({ target, clientX: x, clientY: y, isPrimary, button }) {
  pressed = null
  const page = target instanceof Element && isPrimary && !button ? target.closest('.page[data-moves]') : null
  const motion = page?.getAnimations().find(({ playState }) => playState === 'running')
  if (!page || !motion || page.closest('[inert]')) return
  const parts = /** @type {HTMLElement[]} */ ([...page.children]), now = Number(motion.currentTime)
  for (const part of parts) part.inert = false
  for (let ms = 0; ms <= BEFORE; ms += STEP) {
    motion.currentTime = Math.max(0, now - ms * motion.playbackRate)
    const control = controlOf(document.elementFromPoint(x, y))
    if (!control || !page.contains(control)) continue
    pressed = { control, x, y }
    break
  }
  motion.currentTime = now
  for (const part of parts) part.inert = true
}

/** @param {PointerEvent} event */
function up({ clientX, clientY, pointerType }) {
  if (!pressed) return
  if (Math.hypot(clientX - pressed.x, clientY - pressed.y) > FAR) pressed = null
  // The click of a finger comes later, if the browser sends one. The click of a mouse comes at once.
  else setTimeout(finish, pointerType === 'mouse' ? 0 : 60)
}

/** @param {MouseEvent} event */
function click(event) {
  if (!pressed || !event.isTrusted) return
  event.preventDefault()
  event.stopImmediatePropagation()
  finish()
}

function finish() {
  const control = pressed?.control
  pressed = null
  const page = control?.closest('.page')
  if (!control?.isConnected || !page) return
  if (page.matches('[data-moves]')) {
    for (const part of /** @type {HTMLCollectionOf<HTMLElement>} */ (page.children)) part.inert = false
    page.removeAttribute('data-moves')
  }
  if (control.closest('[inert]')) return
  if (control.matches('input,select,textarea')) giveFocus(control)
  control.click()
}
