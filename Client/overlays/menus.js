// SPDX-License-Identifier: Apache-2.0
/**
 * Handles menus. The items of a menu button are in the page, hidden. The menu opens in the task of the event, and is a
 * layer from then on. The server sends a context menu as a layer on request. The keys are those of the ARIA Authoring
 * Practices.
 */
import { consume, isRightToLeft } from '../start/basics.js'
import { send } from '../start/connection.js'
import { dismiss } from './dismissal.js'
import { modifiers, wanting } from '../start/events.js'
import { giveFocus } from '../start/focus.js'
import { comeBack, drop, layerOf, layers, leave, open as openLayer, rootOf } from './layers.js'
import { idOf } from '../start/nodes.js'
import { settleStack } from './stack.js'

/** @typedef {import('./layers.js').Layer} Layer */

/**
 * The ms after which a held button opens its menu, a long press asks for a context menu, and typed letters are
 * forgotten.
 */
const HOLD = 250, LONG = 500, TYPING = 700
const SLOP = 10
const OPENER = '[aria-haspopup=menu]'

export function watchMenus() {
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ handler) =>
    document.addEventListener(type, handler)
  on('click', click)
  on('keydown', keyDown)
  on('pointerdown', pointerDown)
  on('pointermove', pointerMove)
  on('pointerup', pointerUp)
  on('pointercancel', () => { press = null })
  on('contextmenu', contextMenu)
  addEventListener('blur', () => layers.forEach((layer) => { if (layer.local && layer.open) leave(layer) }))
}

/** @param {Element | null | undefined} opener @returns {HTMLElement | null} */
const overlayOf = (opener) => /** @type {HTMLElement | null} */ (
  opener?.parentElement?.querySelector(':scope > [popover]') ?? null)

/** @param {Element} menu @returns {HTMLElement[]} */
const itemsOf = (menu) =>
  /** @type {HTMLElement[]} */ ([...menu.querySelectorAll('[role^=menuitem]')])
    .filter((item) => item.closest('[role=menu]') === menu)

/** @param {EventTarget | null} target @param {string} selector @returns {HTMLElement | null} */
const near = (target, selector) => target instanceof Element ? target.closest(selector) : null

/**
 * Opens a menu as a popover, because the browser's top layer keeps ancestors from clipping or covering it.
 * @param {HTMLElement} node
 */
function show(node) {
  const known = layers.find((layer) => layer.node === node)
  if (known) return known.open || comeBack(known)
  const surface = /** @type {HTMLElement | null} */ (node.querySelector(':scope > .surface'))
  surface?.style.setProperty('position-try-fallbacks', '')
  node.showPopover()
  openLayer(node, true, (kind) => {
    if (kind !== 'exited') return
    // WebKitGTK 2.50 hangs when it hides an element with `position-try-fallbacks`.
    surface?.style.setProperty('position-try-fallbacks', 'none')
    node.hidePopover()
    // The node may have been removed with its button meanwhile.
    layers.filter((layer) => layer.node === node).forEach(drop)
    settleStack(layers)
  })
  settleStack(layers)
}

/**
 * @param {Element} opener
 * @param {number} [at] the item to focus; without it, the input that opened the menu decides
 */
function open(opener, at) {
  const overlay = overlayOf(opener)
  if (!overlay || opener.matches(':disabled,[aria-disabled=true]')) return
  show(overlay)
  if (at !== undefined) giveFocus(itemsOf(/** @type {Element} */ (overlay.querySelector('[role=menu]'))).at(at))
}

/** @param {MouseEvent} event */
function click({ target, detail }) {
  const opener = /** @type {HTMLElement} */ (near(target, OPENER))
  const overlay = overlayOf(opener)
  if (!overlay || wanting(opener, 'click') === opener) return
  const layer = layers.find(({ node, open }) => open && node === overlay)
  // A click on the item of an open submenu changes nothing. A click on the button closes the menu.
  if (!layer) open(opener, detail ? undefined : 0)
  else if (!near(opener, '[role=menu]')) leave(layer)
}

let typed = '', typedAt = 0

/** @param {string} text */
const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** @param {KeyboardEvent} event */
function keyDown(event) {
  const { key } = event
  const target = /** @type {HTMLElement} */ (event.target)
  if (event.defaultPrevented || event.isComposing) return
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
    const node = wanting(target, 'menu')
    if (node) ask(node, null, event)
    return
  }
  const menu = near(target, '[role=menu]')
  if (!menu) {
    const step = { ArrowDown: 0, ArrowUp: -1 }[key]
    if (step === undefined || modifiers(event) || !target.matches?.(OPENER) || !overlayOf(target)) return
    event.preventDefault()
    return open(target, step)
  }
  const layer = layerOf(menu)
  if (!layer || event.ctrlKey || event.metaKey || event.altKey) return
  // The focus returns to the button before the browser moves it on.
  if (key === 'Tab') return dismiss(rootOf(layer), 'scrim')
  const items = itemsOf(menu), at = items.indexOf(target)
  const upwards = getComputedStyle(menu).flexDirection === 'column-reverse' ? -1 : 1
  const forward = isRightToLeft(menu) ? 'ArrowLeft' : 'ArrowRight'
  const step = ({ ArrowDown: 1, ArrowUp: -1 }[key] ?? 0) * upwards
  const space = key === ' ' && typed && event.timeStamp - typedAt < TYPING
  if (step) giveFocus(items.at(at < 0 && step < 0 ? -1 : (at + step) % items.length))
  else if (key === 'Home' || key === 'End') giveFocus(items.at(key === 'Home' ? 0 : -1))
  else if (key === ' ' && !space && target.localName === 'a') target.click()
  else if (key === forward) open(target, 0)
  else if (/^Arrow(Left|Right)$/.test(key)) { if (layer !== rootOf(layer)) leave(layer) }
  else if ((key.length === 1 && key !== ' ') || space) find(items, at, key, event.timeStamp)
  else if (key !== 'Enter' || !event.repeat) return
  event.preventDefault()
}

/** @param {HTMLElement[]} items @param {number} at @param {string} key @param {number} now */
function find(items, at, key, now) {
  typed = (now - typedAt < TYPING ? typed : '') + folded(key || ' ')
  if (key === ' ') typed += ' '
  typedAt = now
  const again = /^(.)\1*$/u.test(typed)
  const wanted = again ? typed[0] : typed
  const start = at + (again || at < 0 ? 1 : 0)
  const order = [...items.slice(start), ...items.slice(0, start)]
  giveFocus(order.find((item) => folded(item.textContent ?? '').startsWith(wanted)))
}

/**
 * @typedef
 *   {{opener: HTMLElement | null, node: HTMLElement | null, x: number, y: number, timer: number, moved: boolean}} Press
 */
/** @type {Press | null} */ let press = null

/** @param {PointerEvent} event */
function pointerDown(event) {
  clearTimeout(press?.timer)
  press = null
  if (event.button || !event.isPrimary) return
  const mouse = event.pointerType === 'mouse'
  const found = near(event.target, OPENER)
  const opener = overlayOf(found) && !near(found, '[role=menu]') ? found : null
  const node = mouse ? null : wanting(event.target, 'menu')
  const primary = opener && wanting(opener, 'click') === opener
  if (!node && (!opener || (!mouse && !primary))) return
  press = { opener, node, x: event.clientX, y: event.clientY, moved: false, timer: setTimeout(() => {
    if (!press) return
    press.moved = true
    swallow()
    if (opener) open(opener)
    else if (node) ask(node, press)
  }, mouse && !primary ? HOLD : LONG) }
}

/** @type {number} */ let later = 0
let before = 0

/** @param {PointerEvent} event */
function pointerMove(event) {
  const { clientX: x, clientY: y, target } = event
  if (press && !press.moved && Math.hypot(x - press.x, y - press.y) > SLOP) {
    clearTimeout(press.timer)
    const { opener } = press
    if (event.pointerType !== 'mouse' || !opener || wanting(opener, 'click') === opener) press = null
    else if (!opener.contains(/** @type {Node} */ (target))) {
      press.moved = true
      open(opener)
    }
  }
  const item = near(target, '[role^=menuitem]')
  const last = before
  before = x
  if (event.pointerType !== 'mouse' || !item || item === document.activeElement) return
  clearTimeout(later)
  const go = () => {
    giveFocus(item, true)
    const menu = item.closest('[role=menu]')
    for (const layer of layers) if (layer.local && layer.open && menu?.contains(layer.node) &&
      overlayOf(item) !== layer.node) leave(layer)
    later = setTimeout(() => { if (item === document.activeElement) open(item) }, HOLD)
  }
  // On the way from an item to its submenu, the pointer crosses other items. They do not react while it moves toward
  // the submenu.
  const child = layers.findLast(({ local, open, node }) => local && open && item.closest('[role=menu]')?.contains(node))
  if (child && (x - last) * (child.surface.getBoundingClientRect().left - x) > 0) later = setTimeout(go, HOLD)
  else go()
}

/** @param {PointerEvent} event */
function pointerUp({ target }) {
  const done = press
  press = null
  clearTimeout(done?.timer)
  if (!done?.moved || !done.opener) return
  swallow()
  const item = near(target, '[role^=menuitem]')
  if (item) setTimeout(() => item.click())
}

/** Swallows the click that ends this press. */
function swallow() {
  addEventListener('click', consume, { capture: true, once: true })
  const release = () => setTimeout(() => removeEventListener('click', consume, true))
  // For some long presses, the browser cancels the pointer, and no click follows.
  if (press) for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, { once: true })
  else release()
}

let askedAt = -1e9

/** @param {HTMLElement} node @param {{x: number, y: number} | null} point @param {Event} [event] */
function ask(node, point, event) {
  event?.preventDefault()
  const { left, top } = node.getBoundingClientRect()
  if (event?.type !== 'contextmenu') askedAt = performance.now()
  const detail = point && [Math.round(point.x - left), Math.round(point.y - top)]
  send(idOf(node), 'menu', detail)
  // The part for prepared layers may have the menu.
  node.dispatchEvent(new CustomEvent('menu', { detail }))
}

/** @param {MouseEvent} event */
function contextMenu(event) {
  const { clientX: x, clientY: y } = event
  let target = /** @type {Element | null} */ (event.target)
  const layer = layers.findLast(({ kind, open }) => kind === 'menu' && open)
  // The key or the long press has already asked for the menu.
  if (performance.now() - askedAt < LONG || (layer && near(target, '.menu-container'))) return event.preventDefault()
  if (layer) {
    event.preventDefault()
    dismiss(rootOf(layer), 'scrim')
    target = document.elementsFromPoint(x, y).find((node) => !node.closest('.layer[inert]')) ?? null
  }
  const node = wanting(target, 'menu')
  // The browser's own menu of a field offers pasting and spelling.
  if (node && !near(target, 'input,textarea,[contenteditable]')) ask(node, { x, y }, event)
}
