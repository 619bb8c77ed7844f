// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for lists and tables in which several rows can be selected, in wide windows: modifier keys
 * that are held with a click, and keys that select several rows.
 */
import { clamp } from './start/basics.js'
import { send } from './start/connection.js'
import { modifiers, spaceOf, wanting } from './start/events.js'
import { giveFocus } from './start/focus.js'
import { idOf } from './start/nodes.js'

const SHIFT = 1
/** Control or Command, whichever the keyboard has. */ const COMMAND = 10
const ROW = '[data-picks] [aria-selected]:not(a)'

/** Indicates whether the last pointer was a finger, which selects row by row. */
let isFinger = false
/** The row to which a key has extended the selection. The answer can still be missing. @type {Element | null} */
let end = null

addEventListener('pointerdown', ({ pointerType }) => { isFinger = pointerType === 'touch' }, true)
document.addEventListener('mousedown', (event) => {
  // The browser would select the text between two rows.
  if (event.shiftKey && rowOf(event)) event.preventDefault()
}, true)
document.addEventListener('click', click, true)
document.addEventListener('keydown', keyDown)

/** @param {MouseEvent} event */
function rowOf({ target }) {
  const row = wanting(target, 'click')
  const inner = /** @type {Element} */ (target).closest('a,button,input,select,textarea,label,summary')
  return row?.matches(ROW) && !(inner && row.contains(inner)) ? row : null
}

/** @param {MouseEvent} event */
function click(event) {
  const row = rowOf(event), held = modifiers(event)
  // A click without a pointer is that of a key.
  if (!row || isFinger || !event.detail || event.defaultPrevented) return
  // The second click of two performs the primary action.
  if (event.detail > 1 && row.matches('[data-primary]')) return
  event.preventDefault()
  const hasCommand = held & COMMAND
  end = null
  if (held & SHIFT) giveFocus(row)
  pick(row, held & SHIFT ? (hasCommand ? 'more' : 'range') : hasCommand ? 'toggle' : 'only', event)
}

/** @param {KeyboardEvent} event */
function keyDown(event) {
  const target = /** @type {HTMLElement} */ (event.target), held = modifiers(event), { key } = event
  if (event.defaultPrevented || event.isComposing || !held || !target.matches?.(`[data-picks],${ROW}`)) return
  const rows = /** @type {HTMLElement[]} */ ([.../** @type {Element} */ (target.closest('[data-picks]'))
    .querySelectorAll(ROW)])
  const isCommand = held === 2 || held === 8
  if (isCommand && key.toLowerCase() === 'a' && rows[0]) {
    event.preventDefault()
    return pick(rows[0], 'all')
  }
  const at = rows.indexOf(target)
  const step = held === SHIFT ? { ArrowUp: -1, ArrowDown: 1 }[key] :
    held === 3 || held === 9 ? { Home: -Infinity, End: Infinity }[key] : undefined
  if (!step || at < 0) return
  event.preventDefault()
  const next = rows[clamp(at + step, 0, rows.length - 1)]
  // A row to which the arrow keys have moved is not selected yet, and the range begins there.
  if (target !== end && target.ariaSelected !== 'true') pick(target, 'only')
  end = next
  giveFocus(next)
  next.scrollIntoView({ block: 'nearest' })
  pick(next, 'range')
}

/** @param {HTMLElement} row @param {string} how @param {MouseEvent} [event] */
function pick(row, how, event) {
  const { left, top } = spaceOf(row, 'l'), { detail = 1, clientX = left, clientY = top } = event ?? {}
  send(idOf(row), 'click', [detail, Math.round(clientX - left), Math.round(clientY - top), how])
}
