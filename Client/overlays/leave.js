// SPDX-License-Identifier: Apache-2.0
/**
 * Asks before unsaved work is lost. An element with `data-leave` says that there is some, so nothing waits for the
 * server. The browser asks before it closes, reloads or leaves the page, and this module asks before Back leaves a page
 * of the app, with the question in the attribute.
 */
import { consume } from '../start/basics.js'
import { idOf } from '../start/nodes.js'
import { EDGE } from '../start/pages.js'

/**
 * Returns the guards in an element. What only plays its exit has no number and guards nothing.
 * @param {ParentNode} at
 */
const guards = (at) => /** @type {HTMLElement[]} */ ([...at.querySelectorAll('[data-leave]')])
  .filter((node) => idOf(node) !== undefined)

/** Returns the question before pages are left, if there is unsaved work in one of them. @param {Element[]} pages */
const question = (...pages) => pages.flatMap(guards).find(({ dataset }) => dataset.leave)?.dataset.leave

/** Asks before pages are left. @param {Element[]} pages */
const mayLeave = (...pages) => !question(...pages) || confirm(question(...pages))

let isArmed = false

export function watchLeaving() {
  arm()
  addEventListener('click', pressedBack, true)
  addEventListener('touchstart', touchedEdge, { capture: true, passive: true })
  addEventListener('touchmove', movedFromEdge, { capture: true, passive: true })
}

/** Indicates whether operations name the attribute. @param {any} part @returns {boolean} */
const names = (part) => Array.isArray(part) ? part.some(names) : typeof part === 'string' && part.includes('data-leave')

/** Returns what follows a frame. @param {any[][]} operations */
export const guardAfter = (operations) => isArmed || names(operations) ? arm : () => {}

/** A listener keeps some browsers from keeping the page for Back, so it is only there while there is unsaved work. */
function arm() {
  isArmed = !!guards(document)[0]
  if (isArmed) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

/** @param {BeforeUnloadEvent} event */
function warn(event) {
  // A session that is over can save nothing, and the client itself loads the page again after an update of the server.
  if (document.documentElement.dataset.connection === 'over') return
  event.preventDefault()
  event.returnValue = true
}

/** Asks before Back closes pages. Returns whether they stay. @param {HTMLElement[]} going */
export function stays(going) {
  // Back closes what covers the pages first.
  return !going.at(-1)?.closest('[inert]') && !mayLeave(...going)
}

/** @param {MouseEvent} event */
function pressedBack(event) {
  const page = /** @type {Element} */ (event.target).closest?.('.back')?.closest('.page')
  if (page && !mayLeave(page)) consume(event)
}

/** Indicates whether a finger began at the edge of a page with unsaved work, which a swipe does not leave. */
let isHeld = false

/** @param {TouchEvent} event */
function touchedEdge({ target, touches: [{ clientX }] }) {
  const page = /** @type {Element} */ (target).closest?.('.page'), box = page?.getBoundingClientRect()
  isHeld = !!page && !!box && !!question(page) && Math.min(clientX - box.left, box.right - clientX) < EDGE
}

/** @param {TouchEvent} event */
function movedFromEdge(event) {
  if (isHeld) event.stopImmediatePropagation()
}
