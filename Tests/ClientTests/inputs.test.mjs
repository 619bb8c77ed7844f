// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { caret, payload } from '../../Client/start/inputs.js'

test('the caret keeps its offset when a formatter only replaces letters', () => {
  assert.equal(caret('hello', 'HELLO', 3), 3)
})

test('the caret stays before the same rest when a formatter inserts on its left', () => {
  assert.equal(caret('1234', '(12) 34', 2), 5)
})

test('a caret at the end stays at the end', () => {
  assert.equal(caret('12', '12 €', 2), 4)
})

test('the caret of a shortened text is inside it', () => {
  assert.equal(caret('abcdef', 'xyz', 5), 3)
})

test('a change event carries a value of the field’s own type', () => {
  const group = {}
  assert.equal(payload({ type: 'checkbox', checked: true, value: 'on' }, 'change', group), true)
  assert.equal(payload({ type: 'range', value: '2.5' }, 'change', group), 2.5)
  assert.equal(payload({ type: 'number', value: '' }, 'change', group), '')
  assert.equal(payload({ type: 'range', value: '2.5' }, 'input', group), '2.5')
  assert.equal(payload({ type: 'select-one', value: '7' }, 'change', group), '7')
})

test('invisible characters and halves of surrogate pairs are not sent', () => {
  const value = 'a\u0000b\tc\nd\ud83d e\u{1f600}\u0085'
  assert.equal(payload({ type: 'textarea', value }, 'input', {}), 'ab\tc\nd e\u{1f600}')
})

test('a radio button sends that it was chosen, and a group sends its value', () => {
  const button = { type: 'radio', checked: true, value: 'b' }
  assert.equal(payload(button, 'change', button), true)
  assert.equal(payload(button, 'change', {}), 'b')
})
