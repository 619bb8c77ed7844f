// SPDX-License-Identifier: Apache-2.0
/**
 * Handles keys that must not wait for the server: shortcuts, arrow keys in lists with selection and between tabs,
 * Escape in a search field.
 */
import { clamp, isRightToLeft } from './basics.js'
import { send } from './connection.js'
import { modifiers, nameOf } from './events.js'
import { giveFocus, usable } from './focus.js'
import { idOf } from './nodes.js'

export function watchKeys() {
  document.addEventListener('keydown', keyDown)
  document.addEventListener('keydown', shortcut)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-clear]') : null
    const field = /** @type {HTMLInputElement | null | undefined} */ (button?.parentElement?.querySelector('input'))
    if (!field) return
    empty(field)
    giveFocus(field)
  })
}

/** @param {KeyboardEvent} event */
function keyDown(event) {
  const target = /** @type {HTMLElement} */ (event.target)
  if (event.defaultPrevented || event.isComposing || modifiers(event) || !target.matches) return
  if (event.key === 'Escape' && target.matches('input[type=search]')) {
    const field = /** @type {HTMLInputElement} */ (target)
    if (!field.value) return
    // The first Escape empties the field. The next one can close the sheet around it.
    event.preventDefault()
    return empty(field)
  }
  const group = /** @type {HTMLElement | null} */ (target.closest('[role=listbox],[role=tablist]'))
  if (!group || !target.matches('[role=option],[role=tab],[role=listbox]')) return
  const isList = group.matches('[role=listbox]')
  // The number of items that the key moves by, in a list or in a row of tabs.
  let step = { [isList ? 'ArrowUp' : 'ArrowLeft']: -1, [isList ? 'ArrowDown' : 'ArrowRight']: 1, Home: -Infinity,
    End: Infinity }[event.key]
  if (!step) return
  event.preventDefault()
  if (!isList && isRightToLeft(group) && isFinite(step)) step = -step
  const items = /** @type {HTMLElement[]} */ ([...group.querySelectorAll('[role=option],[role=tab]')])
  const selected = items.findIndex((item) => item.ariaSelected === 'true')
  const at = target === group ? Math.max(0, selected) : items.indexOf(target) + step
  const next = items[clamp(at, 0, items.length - 1)]
  if (!next || next === target) return
  giveFocus(next)
  next.scrollIntoView({ block: 'nearest' })
  // Where several items can be selected, moving selects nothing. Return and Space do.
  if (group.ariaMultiSelectable !== 'true') next.click()
}

/** Elements that handle Return by themselves. */
const TAKES_RETURN = 'a,button,summary,[role=button],[role^=menuitem],textarea,select,[contenteditable]'

/**
 * Returns the ARIA name of the pressed keys, or nothing if they belong to the focused control.
 * @param {KeyboardEvent} event
 */
export function keysOf(event) {
  const target = /** @type {HTMLElement} */ (event.target)
  const { key } = event, held = modifiers(event)
  if (event.defaultPrevented || event.isComposing || event.repeat || !key || !target.matches) return
  if (key === 'Enter' ? target.matches(TAKES_RETURN) : key !== 'Escape' && held < 2 &&
    target.matches('input,textarea,select,[contenteditable]')) return
  return [held & 2 && 'Control', held & 4 && 'Alt', held & 1 && 'Shift', held & 8 && 'Meta',
    nameOf(key)].filter(Boolean).join('+')
}

/**
 * Presses the button with the shortcut of the event: the topmost usable one. In a field of an alert, Return presses the
 * first button that neither cancels nor destroys.
 * @param {KeyboardEvent} event
 */
function shortcut(event) {
  const name = keysOf(event)
  if (!name) return
  // An open menu takes all keys, so that Escape closes it and not the sheet around its button.
  const scope = document.querySelector('[aria-haspopup=menu][aria-expanded=true]')?.parentElement ?? document
  const find = (/** @type {string} */ wanted) =>
    /** @type {HTMLElement[]} */ ([...scope.querySelectorAll(wanted)].filter(usable))
  const button = find(`[aria-keyshortcuts~="${CSS.escape(name)}"]`).at(-1) ??
    (name === 'Enter' && /** @type {Element} */ (event.target).closest('[data-closes]') &&
      find('[data-closes] button:not([data-role=cancel],[data-role=close],[data-role=destructive])')[0])
  if (!button) return
  const sheet = /** @type {HTMLElement | null} */ (button.closest('[data-layer=sheet]'))
  if (sheet && button.matches('[data-cancels]')) {
    // A sheet that the user must not dismiss receives an attempt instead. The server has the last word, because what
    // was just typed can have changed the answer.
    if (!sheet.matches('[data-dismiss~=escape]')) return
    send(idOf(sheet), 'attempt', ['escape', +(sheet.dataset.epoch ?? 0), idOf(button)])
  } else {
    button.click()
  }
  event.preventDefault()
}

/** @param {HTMLInputElement} field */
function empty(field) {
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
