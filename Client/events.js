// SPDX-License-Identifier: Apache-2.0
/** One listener per event type on the document; `data-on` says which elements want which kinds. Fields: inputs.js. */
import { send } from './connection.js'
import { idOf } from './nodes.js'

/** What reacts to a click by itself; a click on one of these is not a click on the row around it. */
const CONTROLS = 'a[href],button,input,select,textarea,label,summary,[role=button],[data-on~=click]'

export function watchEvents() {
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ handler, options = {}) =>
    document.addEventListener(type, handler, options)
  on('click', click)
  on('keydown', keyDown)
  on('keyup', keyUp)
  on('focusin', ({ target }) => focusMoved(target))
  // A blurred window keeps its active element; only a focus that really left is told.
  on('focusout', () => setTimeout(() => focusMoved(document.activeElement)))
  on('pointerover', (event) => { if (event.pointerType !== 'touch') hover(event.target) })
  on('pointerout', (event) => { if (!event.relatedTarget) hover(null) })
  on('error', pictureFailed, { capture: true })
  on('scroll', scrolled, { capture: true, passive: true })
}

/**
 * The nearest element around `target` that wants `kind`, if it may be used.
 * @param {EventTarget | null} target @param {string} kind
 */
export function wanting(target, kind) {
  const found = target instanceof Element ? target.closest(`[data-on~="${kind}"]`) : null
  return found && !found.closest(':disabled,[aria-disabled=true],[inert]') ? /** @type {HTMLElement} */ (found) : null
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {Element} */ (event.target)
  const node = wanting(target, 'click')
  if (!node || event.defaultPrevented) return
  const inner = target.closest(CONTROLS)
  if (inner && inner !== node && node.contains(inner)) return
  if (node.matches('a[href]')) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || node.matches('[target=_blank],[download]')) return
    event.preventDefault()
  }
  send(idOf(node), 'click', event.detail ? [event.detail, ...place(node, event)] : null)
}

/** @param {Element} node @param {MouseEvent} event */
function place(node, event) {
  const { left, top } = node.getBoundingClientRect()
  return [Math.round(event.clientX - left), Math.round(event.clientY - top)]
}

/**
 * Elements that act as buttons without being any must answer to the keyboard as buttons do.
 * @param {Element} target
 */
const actsAsButton = (target) => target.matches('[tabindex][data-on~=click]:not(a,button,input,select,textarea)')

/** @param {KeyboardEvent} event */
function keyDown(event) {
  const target = /** @type {HTMLElement} */ (event.target)
  if (event.isComposing || event.keyCode === 229) return
  key(event, event.repeat ? 'repeat' : 'down')
  if (event.defaultPrevented) return
  if (event.key === 'Enter' && target.localName === 'input') {
    const field = wanting(target, 'submit')
    if (field) {
      event.preventDefault()
      send(idOf(field), 'submit')
    }
  } else if (actsAsButton(target) && !modifiers(event)) {
    if (event.key === 'Enter' && !event.repeat) {
      // Return in a row does what a double click does.
      if (target.matches('[data-primary]')) target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
      else target.click()
    }
    if (event.key === 'Enter' || event.key === ' ') event.preventDefault()
  }
}

/** @param {KeyboardEvent} event */
function keyUp(event) {
  const target = /** @type {HTMLElement} */ (event.target)
  if (event.isComposing) return
  key(event, 'up')
  if (event.key === ' ' && actsAsButton(target) && !event.defaultPrevented) target.click()
}

/** @param {KeyboardEvent} event @param {string} phase */
function key(event, phase) {
  const node = wanting(event.target, 'key')
  if (node) send(idOf(node), 'key', [event.key, modifiers(event), phase])
}

/** @param {KeyboardEvent} event */
export function modifiers(event) {
  return (event.shiftKey ? 1 : 0) + (event.ctrlKey ? 2 : 0) + (event.altKey ? 4 : 0) + (event.metaKey ? 8 : 0)
}

/** @param {Event} event */
function pictureFailed({ target }) {
  if (target instanceof Element && target.matches('img[data-on~=error]')) send(idOf(target), 'error', target.getAttribute('src'))
}

/** What failed before anybody listened is asked for again, so that it fails again. */
export function retryPictures() {
  for (const image of document.images) {
    if (image.matches('[data-on~=error]') && image.complete && !image.naturalWidth) image.setAttribute('src', image.getAttribute('src') ?? '')
  }
}

/** @type {Element | null} */ let focused = null
/** A new session knows of no focus. */
export const forgetFocus = () => { focused = null }

/** @param {Element | null} target */
export function focusMoved(target) {
  const node = target?.closest?.('[data-on~=focus]') ?? null
  if (node === focused) return
  const left = focused
  focused = node
  // The new one first: a state that follows both never says in between that nothing has the focus.
  if (node) send(idOf(node), 'focus', true)
  if (left) send(idOf(left), 'focus', false)
}

/** @type {Set<Element>} */ let hovered = new Set()

/** @param {Element | null} target */
function hover(target) {
  /** @type {Set<Element>} */ const now = new Set()
  for (let node = wanting(target, 'hover'); node; node = wanting(node.parentElement, 'hover')) now.add(node)
  for (const node of hovered) if (!now.has(node)) send(idOf(node), 'hover', false)
  for (const node of now) if (!hovered.has(node)) send(idOf(node), 'hover', true)
  hovered = now
}

/** @type {Map<Element, number>} */ const scrolling = new Map()

/** @param {Event} event */
function scrolled({ target }) {
  if (!(target instanceof Element) || !target.matches('[data-on~=scroll]') || scrolling.has(target)) return
  scrolling.set(target, requestAnimationFrame(() => {
    scrolling.delete(target)
    send(idOf(target), 'scroll', [Math.round(target.scrollLeft), Math.round(target.scrollTop)])
  }))
}
