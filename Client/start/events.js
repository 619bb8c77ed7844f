// SPDX-License-Identifier: Apache-2.0
/**
 * One listener per type of event on the document. `data-on` says which elements want which kinds. inputs.js handles
 * fields.
 */
import { isAnswered, send } from './connection.js'
import { idOf } from './nodes.js'

/** Elements that handle a click by themselves. A click on one of these is not a click on the row around it. */
const CONTROLS = 'a[href],button,input,select,textarea,label,summary,[role=button],[data-on~=click]'

export function watchEvents() {
  const on = (/** @type {string} */ type, /** @type {(event: any) => void} */ handler, options = {}) =>
    document.addEventListener(type, handler, options)
  on('click', click)
  on('keydown', keyDown)
  on('keyup', keyUp)
  on('focusin', ({ target }) => focusMoved(target))
  // A blurred window keeps its active element. The client only reports a focus that really left.
  on('focusout', () => setTimeout(() => focusMoved(document.activeElement)))
  on('pointerover', (event) => { if (event.pointerType !== 'touch') hover(event.target, event) })
  on('pointerout', (event) => { if (!event.relatedTarget) hover(null, event) })
  on('pointermove', (event) => { if (event.pointerType !== 'touch') hoverMoved(event) })
  on('error', pictureFailed, { capture: true })
  on('scroll', scrolled, { capture: true })
}

/**
 * Returns the nearest element around `target` that wants `kind`, unless it is disabled or inert.
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
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ||
      node.matches('[target],[download]')) return
    event.preventDefault()
  }
  send(idOf(node), 'click', event.detail ? [event.detail, ...placeIn(node, event, 'l')] : null)
}

/**
 * Indicates whether an element acts as a button without being one. It must answer the keyboard as a button does.
 * @param {Element} target
 */
const actsAsButton = (target) => target.matches(
  '[tabindex]:is([data-on~=click],[role=button]):not(a,button,input,select,textarea)')

/** @param {KeyboardEvent | MouseEvent} event */
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

/** @param {KeyboardEvent | MouseEvent} event */
function keyUp(event) {
  const target = /** @type {HTMLElement} */ (event.target)
  if (event.isComposing) return
  key(event, 'up')
  if (event.key === ' ' && actsAsButton(target) && !event.defaultPrevented) target.click()
}

/**
 * Returns the ARIA name of a key. Two keys have other names than the characters that they type.
 * @param {string} key
 */
export const nameOf = (key) => ({ ' ': 'Space', '+': 'Plus' })[key] ?? (key[1] ? key : key.toUpperCase())

/** @param {KeyboardEvent} event @param {string} phase */
function key(event, phase) {
  const name = nameOf(event.key)
  for (let node = wanting(event.target, 'key'); node; node = wanting(node.parentElement, 'key')) {
    const keys = node.dataset.keys?.split(' ') ?? ['*']
    if (!keys.includes('*') && !keys.includes(name)) continue
    // This comes before the server can say whether it handled the key. A key that edits the text of a field still edits
    // it. In a field of one line, the arrows up and down have no use of their own.
    const edits = /^(.$|Back|Del|Home|End|Page|Arrow)/.test(event.key) && /** @type {Element} */ (event.target).matches(
      /Up|Down/.test(event.key) ? 'textarea' : ':read-write')
    if (keys.includes(name) && !edits) event.preventDefault()
    return void send(idOf(node), 'key', [event.key, modifiers(event), phase].concat(edits ? 1 : []))
  }
}

/** @param {KeyboardEvent | MouseEvent} event */
export function modifiers(event) {
  return +event.shiftKey + 2 * +event.ctrlKey + 4 * +event.altKey + 8 * +event.metaKey
}

/** @param {Event} event */
function pictureFailed({ target }) {
  if (target instanceof Element && target.matches('img[data-on~=error]')) send(idOf(target), 'error',
    target.getAttribute('src'))
}

/** Requests images again that failed before the listener existed, so that they fail again. */
export function retryPictures() {
  for (const image of document.images) {
    if (image.matches('[data-on~=error]') && image.complete && !image.naturalWidth) image.setAttribute('src',
      image.getAttribute('src') ?? '')
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
  // The new focus comes first, so that a state that follows both elements never says in between that nothing has the
  // focus.
  if (node) send(idOf(node), 'focus', true)
  if (left) send(idOf(left), 'focus', false)
}

/** The number of the last event of each element under the pointer. @type {Map<Element, number>} */
let hovered = new Map()
/** @type {PointerEvent | null} */ let hovering = null

/** @param {Element | null} target @param {PointerEvent} event */
function hover(target, event) {
  /** @type {typeof hovered} */ const now = new Map()
  for (let node = wanting(target, 'hover'); node; node = wanting(node.parentElement, 'hover')) {
    now.set(node, hovered.get(node) ?? send(idOf(node), 'hover', node.dataset.hover ? placeIn(node, event) : true))
  }
  for (const node of hovered.keys()) if (!now.has(node)) send(idOf(node), 'hover', false)
  hovered = now
}

/** Sends moves of the pointer once per frame, and with at most one unanswered. @param {PointerEvent} event */
function hoverMoved(event) {
  if (hovering || [...hovered.keys()].some((node) => node.hasAttribute('data-hover'))) {
    if (!hovering) requestAnimationFrame(tellHover)
    hovering = event
  }
}

function tellHover() {
  const event = hovering
  let waits = false
  for (const [node, number] of hovered) {
    if (!event || !node.hasAttribute('data-hover')) continue
    if (isAnswered(number)) hovered.set(node,
      send(idOf(node), 'hover', placeIn(/** @type {HTMLElement} */ (node), event)))
    else waits = true
  }
  if (waits) requestAnimationFrame(tellHover)
  else hovering = null
}

/** @param {HTMLElement} node @param {MouseEvent} event @param {string} [space] */
function placeIn(node, event, space = node.dataset.hover ?? 'l') {
  const { left, top } = spaceOf(node, space)
  return [Math.round(event.clientX - left), Math.round(event.clientY - top)]
}

/**
 * Returns where a coordinate space begins: `g` is the window, `l` the element, any other name that of an ancestor.
 * @param {Element} node @param {string} space
 */
export const spaceOf = (node, space) =>
  (space === 'g' ? null : space === 'l' ? node : node.closest(`[data-space~="${space}"]`))?.getBoundingClientRect() ??
    { left: 0, top: 0 }

/** @type {Map<Element, number>} */ const scrolling = new Map()

/** @param {Event} event */
function scrolled({ target }) {
  // The containers with `data-position` tell by themselves which view they show.
  if (!(target instanceof Element) || !target.matches('[data-on~=scroll]:not([data-position])') ||
    scrolling.has(target)) return
  scrolling.set(target, requestAnimationFrame(() => {
    scrolling.delete(target)
    send(idOf(target), 'scroll', [Math.round(target.scrollLeft), Math.round(target.scrollTop)])
  }))
}
