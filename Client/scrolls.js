// SPDX-License-Identifier: Apache-2.0
/** The part of the client for scroll containers that the app observes. It tells their geometry and their phase. */
import { isRightToLeft, tenth } from './start/basics.js'
import { isAnswered, send } from './start/connection.js'
import { idOf } from './start/nodes.js'
import { join } from './start/parts.js'

/** Milliseconds after the last movement at which a container rests. Older browsers report no end. */ const REST = 150
/** Milliseconds within which a movement follows the wheel or a key. */ const CAUSE = 300

/**
 * The state of a container: the place, the time and the speed of the last movement, the last report and its number, and
 * the count of movements without a cause.
 * @typedef {{phase: string, place: number[], time: number, pace: number[], text: string, asked: number, count: number,
 *   timer: number, isDue: boolean}} Port
 */
/** @type {WeakMap<Element, Port>} */ const ports = new WeakMap()
/** The container under the fingers. @type {Element | null | undefined} */ let touched
/** The container of the last wheel, key or button. @type {Element | null | undefined} */ let caused
/** The time of that event, or infinity while the button is down. */ let cause = 0

/** @param {Element} port @returns {Port} */ const stateOf = (port) => /** @type {Port} */ (ports.get(port))
/** @param {Element} port */
const placeOf = (port) => [isRightToLeft(port) ? -port.scrollLeft : port.scrollLeft, port.scrollTop]

const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => {
  const port = ports.has(target) ? target : target.parentElement
  if (port && ports.has(port)) soon(port)
}))
const children = new MutationObserver((changes) =>
  changes.forEach(({ target }) => watch(/** @type {Element} */ (target))))

join({ settle: (fresh) => fresh.forEach(begin) })
document.querySelectorAll('[data-observed]').forEach(begin)

/** @param {string} types @param {(event: any) => void} action */
const on = (types, action) =>
  types.split(' ').forEach((type) => addEventListener(type, action, { capture: true, passive: true }))
on('scroll', ({ target }) => ports.has(target) && moved(target))
on('scrollend', ({ target }) => ports.has(target) && rest(target))
on('wheel keydown pointerdown', ({ target, type, pointerType }) => {
  caused = pointerType && pointerType !== 'mouse' ? null : target.closest?.('[data-observed]')
  cause = type === 'pointerdown' ? Infinity : performance.now()
})
on('pointerup', () => { cause = Math.min(cause, performance.now()) })
on('touchstart', ({ target }) => {
  touched = target.closest?.('[data-observed]')
  if (!ports.has(touched)) touched = null
  if (touched) enter(touched, 'tracking')
})
on('touchend touchcancel', ({ touches }) => {
  if (!touched || touches.length) return
  const port = touched
  touched = null
  if (stateOf(port).phase === 'interacting') enter(port, 'decelerating')
  later(port)
})

/** @param {Element} port */
function begin(port) {
  if (!port.matches('[data-observed]') || ports.has(port)) return
  ports.set(port, { phase: 'idle', place: placeOf(port), time: 0, pace: [0, 0], text: '', asked: 0, count: 0, timer: 0,
    isDue: false })
  children.observe(port, { childList: true })
  watch(port)
}

/** @param {Element} port */
function watch(port) {
  for (const node of [port, ...port.children]) sizes.observe(node)
  soon(port)
}

/** @param {Element} port */
function moved(port) {
  const state = stateOf(port), { phase } = state
  const now = performance.now(), place = placeOf(port), span = (now - state.time) / 1000
  state.pace = place.map((at, axis) => span < 0.2 ? Math.round((at - state.place[axis]) / span) || 0 : 0)
  Object.assign(state, { place, time: now })
  if (phase === 'tracking') enter(port, 'interacting')
  else if (phase === 'idle' || phase === 'animating') {
    if (port === caused && now - cause < CAUSE) enter(port, 'interacting')
    // Scrolling without a motion takes one frame, and is no phase.
    else if (state.count++) enter(port, 'animating')
  }
  later(port)
  soon(port)
}

/** Waits until a container rests. @param {Element} port */
function later(port) {
  clearTimeout(stateOf(port).timer)
  stateOf(port).timer = setTimeout(() => rest(port), REST)
}

/** @param {Element} port */
function rest(port) {
  const state = stateOf(port)
  clearTimeout(state.timer)
  state.count = 0
  state.pace = [0, 0]
  if (port !== touched) enter(port, 'idle')
}

/** @param {Element} port @param {string} phase */
function enter(port, phase) {
  const state = stateOf(port)
  if (state.phase === phase) return
  state.phase = phase
  if (port.matches('[data-observed~=phase]')) {
    send(idOf(port), 'custom', ['phase', geometryOf(port), phase, ...state.pace])
  }
}

/** Tells the geometry in the next frame, or after the answer to the last report. @param {Element} port */
function soon(port) {
  const state = stateOf(port)
  if (state.isDue || !port.matches('[data-observed~=geometry]')) return
  state.isDue = true
  requestAnimationFrame(() => {
    state.isDue = false
    if (!isAnswered(state.asked)) return soon(port)
    const facts = geometryOf(port), text = `${facts}`
    if (text !== state.text && port.isConnected) state.asked = send(idOf(port), 'custom', ['geometry', facts])
    state.text = text
  })
}

/**
 * Returns the offset, the size of the content, the insets (top, leading, bottom, trailing) and the size of a container.
 * @param {Element} port
 */
function geometryOf(port) {
  const style = getComputedStyle(port), [x, y] = placeOf(port)
  const [top, leading, bottom, trailing] = ['block-start', 'inline-start', 'block-end', 'inline-end'].map((side) =>
    parseFloat(style.getPropertyValue(`padding-${side}`)))
  return [x - leading, y - top, port.scrollWidth - leading - trailing, port.scrollHeight - top - bottom,
    top, leading, bottom, trailing, port.clientWidth, port.clientHeight].map(tenth)
}
