// SPDX-License-Identifier: Apache-2.0
/** Where focus goes: into a layer, round inside it, back to what opened it, on after a patch took its element away. */
import { lookUp, idOf } from './nodes.js'

/**
 * What a layer remembers of the moment it opened: the invoker and everything around it, each with its neighbours,
 * because by the time of the return any of them may be gone (behaviour rows 16–22).
 * @typedef {{
 *   id: number | undefined,
 *   levels: {node: Element, next: Element | null, previous: Element | null}[],
 *   layer: import('./layers.js').Layer | undefined,
 * }} Return
 */

const CANDIDATES = 'a[href],button,input:not([type=hidden]),select,textarea,summary,iframe,audio[controls],' +
  'video[controls],[contenteditable]:not([contenteditable=false]),[tabindex]'
const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]'

/**
 * What the last press hit: Safari does not focus a clicked button.
 * @type {Element | null}
 */
let pressed = null

let isByKeys = false
/** Whether the last input was a key. */
export const byKeys = () => isByKeys

/** @type {Element | null} */ let ringed = null

/**
 * What has the focus shows it, if a key was used last; WebKit shows it to a mouse too (row 8). Noted there alone: a mark on the
 * root element would have the style of every element found anew with the first key after a press.
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
export const usable = (node) => !!node && !node.matches(':disabled') && !node.closest('[inert]') && node.checkVisibility({ visibilityProperty: true })

/** The active element, `null` where the browser says "the page". */
export function active() {
  const node = document.activeElement
  return node === document.body || node === document.documentElement ? null : node
}

/**
 * What Tab reaches in a custom element of the app's.
 * @param {Element} element
 */
const inner = ({ shadowRoot }) => shadowRoot ? tabbables(shadowRoot) : []

/**
 * Everything Tab reaches in `scope`, in document order; a custom element stands for what it draws.
 * @param {ParentNode} scope
 * @returns {HTMLElement[]}
 */
export function tabbables(scope) {
  const found = /** @type {HTMLElement[]} */ ([...scope.querySelectorAll(CANDIDATES + ',.foreign')])
  return found.filter((node) => (node.tabIndex >= 0 || inner(node)[0]) && !node.hasAttribute('data-guard') && usable(node) && !unchosen(node, scope))
}

/**
 * Of a radio group Tab reaches one button only.
 * @param {any} node
 * @param {ParentNode} scope
 */
function unchosen(node, scope) {
  if (node.type !== 'radio' || !node.name || node.checked) return false
  const group = [...scope.querySelectorAll('input[type=radio]')].filter((/** @type {any} */ other) => other.name === node.name)
  return group.some((/** @type {any} */ other) => other.checked) || group[0] !== node
}

/**
 * Focuses an element even if nothing has made it focusable so far. Returns whether it worked.
 * @param {Element | null | undefined} node
 * @param {boolean} [last] whether to begin at the end of what a custom element draws
 */
function force(node, last) {
  if (!usable(node)) return false
  const host = /** @type {HTMLElement} */ (node), target = inner(host).at(last ? -1 : 0) ?? host
  target.focus({ preventScroll: true })
  if (document.activeElement !== host && !host.hasAttribute('tabindex')) {
    host.tabIndex = -1
    host.focus({ preventScroll: true })
  }
  return document.activeElement === host
}

/**
 * Moves focus into a layer that has just been shown and is in its final place (rows 1–5).
 * @param {import('./layers.js').Layer} layer
 */
export function moveIn(layer) {
  const { surface } = layer
  const list = tabbables(surface)
  const pick = requested(surface) ??
    (surface.role === 'menu' ? isByKeys ? list[0] : surface : surface.getAttribute('role') === 'alertdialog' ? safest(surface, list) : inView(list[0], surface) ?? surface.querySelector(HEADINGS))
  force(pick) || force(surface) || force(list[0])
  layer.first = document.activeElement
}

let names = 0

/**
 * A dialog is called what it shows as its title, unless the server named it; the title may come or change later (row 49).
 * @param {import('./layers.js').Layer} layer
 */
export function nameDialog({ surface, spot, returns, kind }) {
  const known = surface.getAttribute('aria-labelledby')
  if (surface.ariaLabel || (known && document.getElementById(known))) return
  const title = surface.querySelector(HEADINGS) ?? [...surface.querySelectorAll('.T')].find((text) => text.closest(CANDIDATES) === surface) ??
    surface.querySelector('[aria-label]') ?? ((spot || kind === 'modal') && returns?.levels[0]?.node || surface.querySelector('.T'))
  // What opened it is gone from the page and named it all the same.
  if (title && !title.isConnected) surface.ariaLabel = title.ariaLabel ?? title.textContent
  if (!title?.isConnected) return surface.removeAttribute('aria-labelledby')
  title.id ||= `dais-title-${++names}`
  surface.setAttribute('aria-labelledby', title.id)
}

/**
 * A field that asks for focus.
 * @param {Element} surface
 */
const requested = (surface) => [...surface.querySelectorAll('[autofocus]')].find(usable)

/**
 * In an alert Return must not destroy anything by accident. One that asks for text is there to be typed into.
 * @param {Element} surface
 * @param {HTMLElement[]} list
 */
const safest = (surface, list) =>
  ['[data-closes]>:is(input,textarea)', '[data-role=cancel],[data-role=close]', '[data-default]', ':not([data-role=destructive])']
    .map((wanted) => list.find((node) => node.matches(wanted))).find(Boolean)

/**
 * The first control, unless reaching it would scroll the surface.
 * @param {HTMLElement | undefined} node
 * @param {Element} surface
 */
function inView(node, surface) {
  if (!node) return surface
  let frame = surface
  // A modal that moves by itself is still outside; what matters there is what would have to scroll.
  if (surface.matches('.modal-container')) {
    for (let at = node.parentElement; at && at !== surface; at = at.parentElement) if (at.scrollHeight > at.clientHeight + 1) frame = at
    if (frame === surface) return node
  }
  const inner = node.getBoundingClientRect(), outer = frame.getBoundingClientRect()
  const bottom = frame === surface ? Math.min(outer.bottom, document.documentElement.clientHeight) : outer.bottom
  return inner.top >= outer.top - 1 && inner.bottom <= bottom + 1 ? node : null
}

/**
 * A request that arrives after the layer: honoured once, while focus is where we put it (row 3).
 * @param {import('./layers.js').Layer} layer
 * @param {Element[]} fresh
 */
export function moveLate(layer, fresh) {
  const target = fresh.find((node) => node.hasAttribute('autofocus') && layer.surface.contains(node))
  if (!active() || document.activeElement === layer.first) force(target)
}

/** @param {(node: Element) => import('./layers.js').Layer | undefined} layerOf @returns {Return} */
export function remember(layerOf, invoker = active() ?? (pressed?.isConnected ? pressed : null)) {
  /** @type {Return['levels']} */ const levels = []
  for (let node = invoker; node && node !== document.body; node = node.parentElement) {
    levels.push({ node, next: node.nextElementSibling, previous: node.previousElementSibling })
  }
  return { id: invoker ? idOf(invoker) : undefined, levels, layer: invoker ? layerOf(invoker) : undefined }
}

/**
 * Gives focus back to what opened a layer, or to the nearest thing that is left of it; never to nothing.
 * @param {Return | undefined} where
 */
export function giveBack(where) {
  // The lower layer went first: its own place to return to counts (row 19).
  while (where?.layer && !where.layer.open) where = where.layer.returns
  if (where && (reach(where) || (where.id && force(lookUp(where.id))))) return
  force(document.getElementById('dais-root'))
}

/** @param {Return} where */
function reach({ levels }) {
  return levels.some(({ node, next, previous }, level) => {
    if (level === 0 ? force(node) : node.matches(CANDIDATES) && force(node)) return true
    if (level > 0 && node.isConnected) return node.id !== 'dais-root' && force(tabbables(node)[0])
    // Beside the content of a host are its layers, also the one that leaves.
    return [next, previous].some((near) => near?.isConnected && !near.matches('.host-layers') && force(near.matches(CANDIDATES) ? near : tabbables(near)[0]))
  })
}

/**
 * Two invisible stops at the ends of a modal: Tab that reaches one goes on at the other end (rows 9 and 15).
 * @param {Element} layer
 */
export function guard(layer) {
  if (layer.querySelector(':scope > [data-guard]')) return
  for (const side of /** @type {const} */ (['prepend', 'append'])) {
    const stop = document.createElement('span')
    stop.tabIndex = 0
    stop.dataset.guard = side
    stop.ariaHidden = 'true'
    layer[side](stop)
  }
}

/**
 * The views that a layer leaves within reach although it covers them.
 * @param {HTMLElement} layer
 * @returns {HTMLElement[]}
 */
export const holes = ({ dataset: { hole } }) => hole === undefined ? []
  : /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-source]')]).filter(({ dataset }) => dataset.source === hole)

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

/** @type {Element[] | null} */ let heirs = null

/**
 * Call before `node` goes or is disabled: if focus is in it, notes who may take over (row 10).
 * @param {Element} node
 */
export function aboutToLose(node) {
  const current = active()
  if (heirs || !current || !node.contains(current)) return
  const scope = node.parentElement?.closest('[role=dialog],[role=alertdialog],#dais-root') ?? document.body
  const list = tabbables(scope)
  const follows = (/** @type {Node} */ other) => current.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  heirs = [...list.filter(follows), ...list.filter((other) => !follows(other)).reverse(), scope].filter((heir) => heir !== current)
}

/** Call after the patch. */
export function settleFocus() {
  const list = heirs
  heirs = null
  if (list && !usable(active())) list.some((heir) => force(heir))
}

/**
 * Operation 9.
 * @param {Element} node
 * @param {boolean} wanted
 */
export function setFocus(node, wanted) {
  if (!wanted) {
    if (node.contains(document.activeElement)) /** @type {HTMLElement} */ (document.activeElement)?.blur()
  } else if (!node.contains(active())) {
    const target = /** @type {HTMLElement} */ (node.matches(CANDIDATES) ? node : tabbables(node)[0] ?? node)
    target.focus()
  }
}
