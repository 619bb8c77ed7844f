// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for commands: keyboard shortcuts of items in closed menus, and the menu bar. In the bar, the
 * arrow keys and the pointer go from one open menu to the next.
 */
import { consume, isRightToLeft } from './start/basics.js'
import { modifiers } from './start/events.js'
import { giveFocus, usable } from './start/focus.js'
import { keysOf } from './start/keys.js'
import { join } from './start/parts.js'

const OPENER = '[aria-haspopup=menu]'

join({ settle })
document.addEventListener('keydown', shortcut)
document.addEventListener('keydown', step, true)
document.addEventListener('pointermove', follow)
document.addEventListener('focusin', ({ target }) => stop(target))

/** @param {ParentNode} node @param {string} selector @returns {HTMLElement[]} */
const all = (node, selector) => [...node.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found))

/** @param {unknown} node @returns {HTMLElement | null} */
const barOf = (node) => node instanceof Element ? node.closest('.mbar') : null

/** Returns the buttons of a menu bar. @param {Element} bar */
const buttonsOf = (bar) => all(bar, `:scope > .mn > ${OPENER}`)

/** The menu bars of the page. The browser keeps this list, so that reading it searches nothing. */
const bars = document.getElementsByClassName('mbar')

settle()

/** Gives each menu bar its stop. */
function settle() {
  for (const bar of bars) {
    const buttons = buttonsOf(bar)
    if (buttons.filter(({ tabIndex }) => !tabIndex).length !== 1) stop(buttons[0])
  }
}

/** Makes a button the only one of its bar that Tab stops at. @param {unknown} button */
function stop(button) {
  const bar = barOf(button), buttons = bar ? buttonsOf(bar) : []
  if (!buttons.includes(/** @type {HTMLElement} */ (button))) return
  for (const other of buttons) other.tabIndex = other === button ? 0 : -1
}

/** Presses the item of a closed menu. @param {KeyboardEvent} event */
function shortcut(event) {
  const name = keysOf(event)
  if (!name || document.querySelector(OPENER + '[aria-expanded=true]')) return
  const item = all(document, `[data-shortcut][aria-keyshortcuts~="${CSS.escape(name)}"]`).filter(isWithinReach).at(-1)
  if (!item) return
  event.preventDefault()
  item.click()
}

/** Returns whether somebody could open the menus around an item now. @param {HTMLElement} item */
function isWithinReach(item) {
  if (item.ariaDisabled === 'true') return false
  let node = item
  for (let menu; (menu = node.closest('[popover]'));) {
    const opener = /** @type {HTMLElement | null | undefined} */ (menu.parentElement?.querySelector(':scope>' + OPENER))
    if (!opener || opener.matches(':disabled,[aria-disabled=true]')) return false
    node = opener
  }
  // The bar of a narrow window is not visible, and its keys work.
  return node !== item && (barOf(node) ? !node.closest('[inert]') : usable(node))
}

/** @param {KeyboardEvent} event */
function step(event) {
  const target = /** @type {HTMLElement} */ (event.target), bar = barOf(target)
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!bar || !direction || modifiers(event)) return
  const menu = target.closest('[role=menu]')
  const by = isRightToLeft(bar) ? -direction : direction
  // These keys open and close a submenu.
  if (menu && (by > 0 ? target.matches(OPENER) : menu.parentElement?.closest('[role=menu]'))) return
  const buttons = buttonsOf(bar), at = buttons.findIndex((button) => button.parentElement?.contains(target))
  const next = buttons[(at + by + buttons.length) % buttons.length]
  consume(event)
  if (menu) change(buttons[at], next, 0)
  else giveFocus(next)
}

/** Opens the menu under the mouse instead of another one of its bar. @param {PointerEvent} event */
function follow({ clientX: x, clientY: y, pointerType }) {
  const buttons = bars[0] && pointerType === 'mouse' ? buttonsOf(bars[0]) : []
  const open = buttons.find(({ ariaExpanded }) => ariaExpanded === 'true')
  const next = open && buttons.find((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    return x >= left && x < right && y >= top && y < bottom
  })
  if (open && next && next !== open) change(open, next, 1)
}

/**
 * Closes a menu and opens another one.
 * @param {HTMLElement} open
 * @param {HTMLElement} next
 * @param {number} detail 0 focuses the first item, as a press of a key does
 */
function change(open, next, detail) {
  open.click()
  // The overlays take the focused element for the one that opens.
  giveFocus(next, true)
  next.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
}
