// SPDX-License-Identifier: Apache-2.0
/**
 * Moves the focus: around inside a modal, and where the server says. overlays/returns.js handles layers, and heirs.js
 * what happens to the focus when a patch removes the focused element.
 */

import { make } from './basics.js'

/** The elements that can have the focus. */
export const CANDIDATES = 'a[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],' +
  'video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]'

/** The element that the last press hit. Safari does not focus a clicked button. @type {Element | null} */
let pressed = null

/** Returns what a new layer was opened from: the active element, or else the element that the last press hit. */
export const invoker = () => active() ?? (pressed?.isConnected ? pressed : null)

let isByKeys = false
/** Indicates whether the last input was a key. */
export const byKeys = () => isByKeys

/** @type {Element | null} */ let ringed = null

/**
 * Marks the focused element if a key was used last. WebKit would show a ring for a mouse too (row 8). The mark is on
 * the element alone, because a mark on the root element would make the browser compute all styles again with the first
 * key after a press.
 */
function ring() {
  const now = isByKeys ? active() : null
  if (ringed !== now) ringed?.removeAttribute('data-ring')
  ringed = now
  now?.setAttribute('data-ring', '')
}

export function watchFocus() {
  addEventListener('pointerdown', ({ target }) => {
    isByKeys = false
    ring()
    const node = /** @type {Element} */ (target)
    pressed = node.closest?.(`${CANDIDATES},[data-on]`) ?? null
  }, true)
  addEventListener('keydown', ({ key }) => {
    if (/^(Shift|Control|Alt|Meta)$/.test(key)) return
    isByKeys = true
    ring()
  }, true)
  document.addEventListener('focusin', cycle)
  document.addEventListener('focusin', ring, true)
}

/** @param {Element | null | undefined} node */
export const usable = (node) => !!node && !node.matches(':disabled') && !node.closest('[inert]') &&
  node.checkVisibility({ visibilityProperty: true })

/** Returns the active element, or `null` where the browser returns the body or the root element. */
export function active() {
  const node = document.activeElement
  return node === document.body || node === document.documentElement ? null : node
}

/** Returns the elements that Tab reaches in the shadow tree of an element. @param {Element} element */
const inner = ({ shadowRoot }) => shadowRoot ? tabbables(shadowRoot) : []

/**
 * Returns everything that Tab reaches in `scope`, in document order. A custom element stands for its shadow tree.
 * @param {ParentNode} scope
 * @returns {HTMLElement[]}
 */
export function tabbables(scope) {
  const found = /** @type {HTMLElement[]} */ ([...scope.querySelectorAll(CANDIDATES + ',.foreign')])
  return found.filter((node) => (node.tabIndex >= 0 || inner(node)[0]) && !node.hasAttribute('data-guard') &&
    usable(node) && !unchosen(node, scope))
}

/**
 * Indicates whether Tab passes over a radio button. It reaches one button of a group only.
 * @param {any} node
 * @param {ParentNode} scope
 */
function unchosen(node, scope) {
  if (node.type !== 'radio' || !node.name || node.checked) return false
  const group = [...scope.querySelectorAll('input[type=radio]')].filter((/** @type {any} */ other) =>
    other.name === node.name)
  return group.some((/** @type {any} */ other) => other.checked) || group[0] !== node
}

/**
 * Moves the focus to an element that can have it. No other module calls `focus()`.
 * @param {HTMLElement | null | undefined} node
 * @param {boolean} [still] whether nothing may scroll
 */
export const giveFocus = (node, still = false) => node?.focus({ preventScroll: still })

/**
 * Focuses an element even if nothing has made it focusable so far. Returns whether it worked.
 * @param {Element | null | undefined} node
 * @param {boolean} [last] whether to begin at the end of the shadow tree of a custom element
 */
export function force(node, last) {
  if (!usable(node)) return false
  const host = /** @type {HTMLElement} */ (node), target = inner(host).at(last ? -1 : 0) ?? host
  giveFocus(target, true)
  if (document.activeElement !== host && !host.hasAttribute('tabindex')) {
    host.tabIndex = -1
    giveFocus(host, true)
  }
  return document.activeElement === host
}

/**
 * Adds two invisible elements to the ends of a modal. Tab that reaches one continues at the other end (rows 9 and 15).
 * @param {Element} layer
 */
export function guard(layer) {
  if (layer.querySelector(':scope > [data-guard]')) return
  for (const side of /** @type {const} */ (['prepend', 'append'])) {
    const stop = make('span', { tabIndex: 0, ariaHidden: 'true' })
    stop.dataset.guard = side
    layer[side](stop)
  }
}

/**
 * Returns the views that a layer leaves usable although it covers them.
 * @param {HTMLElement} layer
 * @returns {HTMLElement[]}
 */
export const holes = ({ dataset: { hole } }) => hole === undefined ? []
  : /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-source]')])
    .filter(({ dataset }) => dataset.source === hole)

/** @param {FocusEvent} event */
function cycle({ target, relatedTarget }) {
  const stop = /** @type {HTMLElement} */ (target)
  const layer = stop.dataset?.guard && stop.parentElement
  if (!layer) return
  const fromInside = layer.contains(/** @type {Node | null} */ (relatedTarget))
  const views = fromInside ? holes(layer) : []
  const outside = tabbables(document.body).filter((node) => views.some((view) => view.contains(node)))
  const list = outside[0] ? outside : tabbables(layer)
  const forward = (stop.dataset.guard === 'append') === fromInside
  force(list.at(forward ? 0 : -1), !forward) || force(layer.querySelector('[role]') ?? layer)
}

/**
 * Operation `focus`.
 * @param {Element} node
 * @param {boolean} wanted
 */
export function setFocus(node, wanted) {
  if (!wanted) {
    if (node.contains(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement)?.blur()
  } else if (!node.contains(active())) {
    const target = /** @type {HTMLElement} */ (node.matches(CANDIDATES) ? node : tabbables(node)[0] ?? node)
    giveFocus(target)
  }
}
