// SPDX-License-Identifier: Apache-2.0
/**
 * Decides who owns the value of a field. The user does: a value of the server is applied only if it answers the newest
 * event of the field. Measured at 150 ms round trip and 60 ms per key, a naive echo lost 24 of 43 characters, and this
 * none.
 */
import { send } from './connection.js'
import { wanting } from './events.js'
import { idOf } from './nodes.js'

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

/**
 * The number of the last event of each field, and the session of that number.
 * @type {WeakMap<Element, {seq: number, session: number}>}
 */
const ledger = new WeakMap()
let sessions = 0

/** @type {Element | null} */ let composing = null
/** A value that arrived while the input method was composing. @type {any[] | null} */
let held = null

/** The largest number of UTF-16 units in a message, and so in a field, whose event is one message. */
let longest = 0
export const limit = () => longest
/** Invisible characters, each of which JSON writes in six bytes, and halves of surrogate pairs, which are no text. */
const UNSENT = /(?![\n\t])[\p{Cc}\p{Cs}]/gu

/** @param {number} units */
export function watchInputs(units) {
  longest = units
  for (const type of ['focusin', 'beforeinput']) document.addEventListener(type, refuseTooLong)
  for (const type of ['input', 'change']) document.addEventListener(type, ({ target }) => report(target, type))
  document.addEventListener('compositionstart', (event) => { composing = /** @type {Element} */ (event.target) })
  document.addEventListener('compositionend', () => {
    composing = null
    // WebKit sends its last `input` after this event, so the held value must not be applied before it.
    setTimeout(() => {
      const late = held
      held = null
      if (late && !composing) setProperty(late[0], late[1], late[2], late[3])
    })
  })
}

/** @type {() => Field[]} */
const fields = () => [...document.querySelectorAll(FIELDS)]
const FIELDS = /** @type {any} */ ('input,textarea,select')
/** Kinds of fields whose text is offered back. Passwords are not. */
const TEXTS = /^(te|search|email|url)/
/**
 * The fields in which something was typed in the session before, with what they stand for, until the document of the
 * next one has come. @type {any[][] | null}
 */
let typed = null

/** Returns an element's record if two sessions meet. A page and the session that adopts it may differ in records. */
export const recordOf = (/** @type {Element} */ node) => typed && node.getAttribute('data-record')

/**
 * A new session numbers events from 1 again, and knows nothing of what was typed before. The values stay here until its
 * document has come.
 */
export function forgetSession() {
  sessions++
  typed = fields().filter((field) => ledger.has(field)).map((field) => [field, identity(field), state(field)])
}

/**
 * Returns what must agree for a value to pass from a field of one session to a field of the next: the kind, the label
 * and the record. Otherwise a row that was removed meanwhile would leave its text to the row below. `NaN` differs even
 * from itself: other sessions do not know the record.
 * @param {any} field
 */
function identity({ type, placeholder, ariaLabel, readOnly, dataset: { record } }) {
  return record === '' ? NaN : [type, placeholder, ariaLabel, readOnly, record].join()
}

/**
 * Gives values of the session before to the fields of the new document that stand for the same, wherever they are now.
 * Returns the texts without such a field.
 */
export function settleTyped() {
  const lost = []
  for (const [field, is, value] of typed ?? []) {
    if (field.isConnected && ledger.has(field)) continue
    const same = fields().filter((other) => identity(other) === is)
    if (same.length === 1 && !ledger.has(same[0])) {
      restore(same[0], value)
      tell(same[0])
    } else if (TEXTS.test(field.type)) lost.push(value)
  }
  typed = null
  return lost
}

/**
 * Limits the length of fields. The server closes a connection that sends a longer message, and the browser would send
 * it again forever. A longer text that the server itself has written can be read, but not edited.
 * @param {Event} event
 */
function refuseTooLong(event) {
  const field = /** @type {any} */ (event.target)
  if (field.maxLength === -1) field.maxLength = longest
  if (isField(field) && field.value.length > longest) event.preventDefault()
}

/** @param {EventTarget | null} target @param {string} kind */
function report(target, kind) {
  const holder = wanting(target, kind)
  if (!holder || !(target instanceof Element) || !isField(target)) return
  const value = payload(target, kind, holder)
  // Neither the input of an input method nor the values that the browser restores can be refused.
  if (typeof value === 'string' && value.length > longest) return console.warn('dais: too long:', target)
  const seq = send(idOf(holder), kind, value)
  const entry = { seq, session: seq ? sessions : -1 }
  ledger.set(target, entry)
  if (holder === target) return
  ledger.set(holder, entry)
  // One choice answers for every button of its group, so that an older value does not press another one.
  for (const other of holder.querySelectorAll('input')) ledger.set(other, entry)
}

/**
 * Returns the payload of an event. `input` carries the text as typed, `change` a value of the field's own type. A group
 * of radio buttons that listens as a whole receives the chosen value, a single button whether it was chosen.
 * @param {Field} field @param {string} kind @param {Element} holder
 */
export function payload(field, kind, holder) {
  if (kind === 'input') return field.value.replace(UNSENT, '')
  if (field.type === 'checkbox') return /** @type {HTMLInputElement} */ (field).checked
  if (field.type === 'radio') return holder === field ? true : field.value
  if ((field.type === 'range' || field.type === 'number') && field.value !== '') return Number(field.value)
  return field.value
}

/** @param {Element} node @returns {node is Field} */
const isField = (node) => /^(input|textarea|select)$/.test(node.localName)

/** Performs operation 4. @param {any} field @param {string} name @param {any} value @param {number} answers */
export function setProperty(field, name, value, answers) {
  const entry = ledger.get(field)
  if (entry && (entry.session !== sessions || entry.seq > answers)) return
  if (field === composing) {
    held = [field, name, value, answers]
    return
  }
  if (name !== 'value' || field !== document.activeElement || typeof field.selectionStart !== 'number') {
    if (field[name] !== value) field[name] = value
    return
  }
  if (field.value === value) return
  const { selectionStart, selectionEnd, selectionDirection, value: before } = field
  field.value = value
  // The assignment has moved the caret to the end.
  field.setSelectionRange(caret(before, field.value, selectionStart), caret(before, field.value, selectionEnd),
    selectionDirection)
}

/**
 * Returns where a caret belongs after the text was rewritten: before the same rest if that is still there, because a
 * formatter has inserted something on the left, and otherwise as far from the start as it was.
 * @param {string} before @param {string} after @param {number} offset
 */
export function caret(before, after, offset) {
  const rest = before.slice(offset)
  return after.endsWith(rest) ? after.length - rest.length : Math.min(offset, after.length)
}

/**
 * Prepares the merge of a field with new markup. Call the result when attributes and options have been merged. What the
 * user entered and the server has not answered stays, and is sent again.
 * @param {Element} old @param {Element} next @param {number} ack the last event the server had handled
 */
export function mergeField(old, next, ack) {
  if (!isField(old)) return
  const entry = ledger.get(old)
  const isOther = entry && entry.session !== sessions && identity(old) !== identity(next)
  if (isOther) ledger.delete(old)
  const keep = !isOther && (old === composing || (entry && (entry.session !== sessions || entry.seq > ack)))
  const mine = state(old)
  return () => {
    if (old instanceof HTMLTextAreaElement) old.defaultValue = /** @type {HTMLTextAreaElement} */ (next).defaultValue
    const theirs = state(/** @type {Field} */ (next))
    restore(old, keep ? mine : theirs)
    if (keep && mine !== theirs) queueMicrotask(() => tell(old))
  }
}

/**
 * Sends the values of fields that the server did not write: those typed before the socket opened, or restored by the
 * browser.
 * @param {ParentNode} root
 */
export function tellChanged(root) {
  for (const field of root.querySelectorAll(FIELDS)) {
    if (!isField(field) || ledger.has(field) || state(field) === initial(field)) continue
    // Browsers rewrite such values to a canonical form, so another text can have the same meaning.
    if (CANONICAL.test(field.type)) field.value = /** @type {HTMLInputElement} */ (field).defaultValue
    else if (field.type !== 'file') tell(field)
  }
}
const CANONICAL = /^(range|color|date|time|month|week|datetime-local|hidden)$/

/** @param {Field} field */
function tell(field) {
  report(field, field.matches('[data-on~=input]') ? 'input' : 'change')
}

/** @param {any} field @returns {string | boolean} */
function state(field) {
  return field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value
}

/** @param {any} field @returns {string | boolean} */
function initial(field) {
  if (field.type === 'checkbox' || field.type === 'radio') return field.defaultChecked
  if (field.localName !== 'select') return field.defaultValue
  const options = [...field.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

/** @param {any} field @param {string | boolean} value */
function restore(field, value) {
  const name = typeof value === 'boolean' ? 'checked' : 'value'
  if (field[name] !== value) setProperty(field, name, value, Infinity)
}

/** Lets no field keep what was typed. Firefox would fill the fields of the next page with it. */
export const forgetTyped = () => fields().forEach((field) => restore(field, initial(field)))
