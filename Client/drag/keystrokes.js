// SPDX-License-Identifier: Apache-2.0
/**
 * Drags with keys. Space on a source, or Alt+M on something in it, lifts. Then Tab and the arrow keys go through the
 * places that take the item, Return drops, and Escape gives up. The focus is on the destination, and a live region says
 * each step.
 */
import { consume, isRightToLeft } from '../start/basics.js'
import { modifiers } from '../start/events.js'
import { giveFocus, usable } from '../start/focus.js'
import { notify } from '../start/status.js'
import { ROWS, deliver, hasRow, lift, lower, pointAt, rowOf, sourceAt, takes } from './aim.js'
import { FIELDS } from './pointers.js'

/** The elements that use Space themselves. */
const PRESSED = 'button,a,summary,[role=button],[role=option],[data-on~=click]'
/** The number of characters of a name, and the sum of Option alone. */
const LENGTH = 60, ALT = 4

/** @typedef {{node: HTMLElement, after: boolean}} Place */
/** @type {HTMLElement | null} */ let held = null
/** Has the focus when the drag begins, and when it ends. @type {HTMLElement | null} */ let origin = null
/** @type {Place[]} */ let places = []
let at = -1
/** The words of the server. @type {Record<string, string>} */ let words = {}
/** Indicates whether the words of the beginning have not been said yet. */
let isNew = false
/** The elements that can have the focus only now. @type {HTMLElement[]} */ let lent = []
/** Holds a dropped view until it has arrived. @type {{node: HTMLElement, name: string, place: Element} | null} */
let moving = null

export function watchKeystrokes() {
  addEventListener('keydown', press, true)
  addEventListener('pointerdown', letGoOfKeys, true)
  // Keys and screen readers press the handle of a row.
  addEventListener('click', ({ target }) => {
    const node = /** @type {Element} */ (target).closest('[data-handle]') && sourceAt(target)
    if (node) start(node)
  })
}

/** @param {HTMLElement} node */
const nameOf = (node) => (node.ariaLabel || node.querySelector(':scope > [aria-label]')?.ariaLabel ||
  node.innerText || node.textContent || '').replace(/\s+/g, ' ').trim().slice(0, LENGTH)

/** @param {string} step @param {HTMLElement} [node] */
const tell = (step, node) => notify((words[step] ?? '').replace('%@', () => node ? nameOf(node) : ''), 0)

/** @param {KeyboardEvent} event */
function press(event) {
  const { key, code } = event, target = /** @type {HTMLElement} */ (event.target)
  if (!held) {
    const isLift = key === ' ' ? !modifiers(event) && target.matches?.('[data-drag]') && !target.matches(PRESSED)
      : code === 'KeyM' && modifiers(event) === ALT
    const node = isLift && !event.repeat && !target.closest(FIELDS) && sourceAt(target)
    if (!node) return
    consume(event)
    return start(node)
  }
  if (/^(Shift|Control|Alt|Meta)$/.test(key)) return
  consume(event)
  const onward = isRightToLeft(held) ? -1 : 1
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: onward, ArrowLeft: -onward, Tab: event.shiftKey ? -1 : 1 }[key]
  if (step) go(at < 0 && step < 0 ? places.length - 1 : at + step)
  else if (key === 'Home') go(0)
  else if (key === 'End') go(places.length - 1)
  else if (key === 'Escape') letGoOfKeys()
  else if (key === 'Enter' && at >= 0) drop()
}

/** @param {HTMLElement} node */
function start(node) {
  held = node
  origin = /** @type {HTMLElement | null} */ (document.activeElement)
  at = -1
  isNew = true
  lift(node, true)
  places = []
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-drop]'))) {
    if (!takes(place) || !usable(place)) continue
    places.push({ node: place, after: false })
    if (place.matches(ROWS) && !hasRow(rowOf(place).nextElementSibling)) places.push({ node: place, after: true })
  }
}

/** Goes to a place. @param {number} index */
function go(index) {
  if (!places.length) return
  at = (index + places.length) % places.length
  const { node, after } = places[at]
  if (!node.isConnected) {
    places.splice(at, 1)
    return go(at)
  }
  if (node.tabIndex < 0 && !node.hasAttribute('tabindex')) {
    node.tabIndex = -1
    lent.push(node)
  }
  giveFocus(node)
  const { left, top, width, height } = node.getBoundingClientRect()
  pointAt({ node, after, x: left + width / 2, y: top + height / 2 })
  tell(node.matches(ROWS) ? after ? 'after' : 'before' : 'onto', node)
}

function drop() {
  const node = /** @type {HTMLElement} */ (held), place = deliver()
  if (place) moving = { node, name: nameOf(node), place: rowOf(place).parentElement ?? place }
  end('dropped')
}

/** Gives up. */
export function letGoOfKeys() {
  if (held) end('cancelled')
}

/** @param {string} result */
function end(result) {
  const node = held
  held = null
  places = []
  lower()
  giveFocus(origin?.isConnected ? origin : node)
  for (const other of lent.splice(0)) if (other.tabIndex < 0) other.removeAttribute('tabindex')
  notify(words[result] ?? '')
}

/** Says that something is lifted, and gives the focus to what was dropped if it has become another element. */
export function settleKeys() {
  const json = document.documentElement.dataset.words
  if (isNew && held && json) {
    isNew = false
    words = JSON.parse(json)
    if (at < 0) tell(places[0] ? 'lifted' : 'nowhere', held)
  }
  if (!moving || moving.node.isConnected) return
  const { name, place } = moving
  moving = null
  giveFocus(/** @type {HTMLElement | undefined} */ ([...place.querySelectorAll('[data-drag]')]
    .find((node) => nameOf(/** @type {HTMLElement} */ (node)) === name)))
}
