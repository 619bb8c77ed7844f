// SPDX-License-Identifier: Apache-2.0
/**
 * The part of the client for suggestions and tokens of search fields. The arrow keys choose a suggestion while the
 * focus stays in the field, Return takes it, and Escape closes the list. Backspace in an empty field removes the last
 * token.
 */
import { consume } from './start/basics.js'
import { modifiers } from './start/events.js'
import { join } from './start/parts.js'

/** The chosen suggestion. @type {HTMLElement | null} */ let chosen = null
let names = 0

/** Returns the list of suggestions around or beside an element. @param {unknown} node @returns {HTMLElement | null} */
const listOf = (node) => node instanceof Element ? node.closest('.searching')?.querySelector('.suggest') ?? null : null

join({ settle: () => show(document.activeElement) })
document.addEventListener('keydown', pressed, true)
document.addEventListener('focusin', ({ target }) => openList(target))
document.addEventListener('focusout', ({ target, relatedTarget }) => {
  const list = listOf(target)
  if (list && !list.contains(/** @type {Node | null} */ (relatedTarget))) shut(list)
})
document.addEventListener('input', ({ target }) => openList(target), true)
document.addEventListener('click', ({ target }) => {
  const option = target instanceof Element ? target.closest('.suggest [role=option]') : null
  if (option) shut(listOf(option))
})
// A press on a suggestion leaves the focus in the field.
document.addEventListener('mousedown', (event) => {
  if (event.target instanceof Element && event.target.closest('.suggest [role=option]')) event.preventDefault()
})
openList(document.activeElement)

/** @param {KeyboardEvent} event */
function pressed(event) {
  const field = event.target
  if (!(field instanceof HTMLInputElement) || event.isComposing || modifiers(event)) return
  if (event.key === 'Backspace' && !field.value) {
    const tokens = /** @type {NodeListOf<HTMLElement> | undefined} */ (field.closest('.search')
      ?.querySelectorAll('.token'))
    return tokens?.[tokens.length - 1]?.click()
  }
  const list = listOf(field)
  if (!list) return
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step) {
    const options = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role=option]')])
    if (!options.length) return
    list.dataset.open = ''
    // Above the first suggestion is the field itself.
    const places = options.length + 1
    chosen = options[(options.indexOf(/** @type {HTMLElement} */ (chosen)) + 1 + step + places) % places - 1] ?? null
    chosen?.scrollIntoView({ block: 'nearest' })
  } else if (event.key === 'Enter' && chosen && list.contains(chosen)) chosen.click()
  // The list of a palette cannot be closed without the palette.
  else if (event.key === 'Escape' && !list.closest('.palette') && list.checkVisibility()) shut(list)
  else return
  consume(event)
  show(field)
}

/** @param {HTMLElement | null} list */
function shut(list) {
  if (!list) return
  delete list.dataset.open
  show(list.closest('.searching')?.querySelector('[role=combobox]'))
}

/** Opens the list of a field that gets the focus or another text. @param {EventTarget | null} field */
function openList(field) {
  const list = listOf(field)
  if (list && field instanceof HTMLInputElement) {
    list.dataset.open = ''
    chosen = null
  }
  show(field)
}

/** Tells assistive technology which suggestions a field has, and which one is chosen. @param {unknown} field */
function show(field) {
  const list = listOf(field)
  if (!list || !(field instanceof HTMLInputElement)) return
  const isOpen = list.checkVisibility()
  if (!isOpen || !chosen?.isConnected) chosen = null
  for (const node of list.querySelectorAll('[aria-selected=true]')) if (node !== chosen) node.ariaSelected = 'false'
  list.id ||= `dais-suggestions-${++names}`
  list.ariaLabel = field.ariaLabel
  field.ariaExpanded = `${isOpen}`
  field.setAttribute('aria-controls', list.id)
  if (chosen) {
    chosen.ariaSelected = 'true'
    chosen.id ||= `dais-suggestion-${++names}`
    field.setAttribute('aria-activedescendant', chosen.id)
  } else field.removeAttribute('aria-activedescendant')
}
