// SPDX-License-Identifier: Apache-2.0
/** Tests of modifier keys in lists and tables in which several rows can be selected. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const row = (name, more = '', content = name) => `<div id="${name}" class="row" role="option" tabindex="-1"
  data-on="click" aria-selected="false"${more}>${content}</div>`
const LIST = `<div id="list" data-picks role="listbox" aria-multiselectable="true" tabindex="0">
  ${row('a')}${row('b')}<div role="option" aria-disabled="true" tabindex="-1">off</div>
  ${row('c', '', '<input id="field">')}${row('d', ' data-primary')}</div>
  <div id="other" role="listbox">${row('e')}</div>`

const clicks = (page) => page.events('click').map(([name, , payload]) => [name, payload?.[3] ?? null])

test('the keys that are held with a click decide what it selects', LIST, async (page) => {
  page.user.click('#a')
  page.user.click('#b', { ctrlKey: true })
  page.user.click('#c', { metaKey: true })
  page.user.click('#a', { shiftKey: true })
  page.user.click('#b', { shiftKey: true, ctrlKey: true })
  assert.deepEqual(clicks(page), [['a', 'only'], ['b', 'toggle'], ['c', 'toggle'], ['a', 'range'], ['b', 'more']])
  assert.equal(page.focus, 'b', 'a press with Shift focuses its row, although it selects no text')
})

test('a finger, a key, a field and another list send clicks as everywhere', LIST, async (page) => {
  page.user.click('#a', { pointerType: 'touch' })
  page.find('#b').click()
  page.user.click('#e')
  assert.deepEqual(clicks(page), [['a', null], ['b', null], ['e', null]])
  page.user.click('#field')
  assert.equal(clicks(page).length, 3)
})

test('the second click of two performs the action of a row that has one', LIST, async (page) => {
  page.user.click('#d')
  page.user.click('#d', { detail: 2 })
  page.user.click('#a', { detail: 2 })
  assert.deepEqual(clicks(page), [['d', 'only'], ['d', null], ['a', 'only']])
})

test('Shift with an arrow key extends from the focused row, past rows that cannot be selected', LIST, async (page) => {
  page.find('#b').focus()
  page.user.key('ArrowDown', { shiftKey: true })
  assert.deepEqual(clicks(page), [['b', 'only'], ['c', 'range']])
  assert.equal(page.focus, 'c')
  // The answer is missing, so the page does not show yet that the row is selected.
  page.user.key('ArrowDown', { shiftKey: true })
  page.user.key('Home', { shiftKey: true, ctrlKey: true })
  assert.deepEqual(clicks(page).slice(2), [['d', 'range'], ['a', 'range']])
  page.user.key('ArrowDown')
  page.user.key('ArrowDown', { shiftKey: true })
  assert.deepEqual(clicks(page).slice(4), [['b', 'only'], ['c', 'range']])
})

test('Control or Command with A selects all rows, but not in a field', LIST, async (page) => {
  page.find('#list').focus()
  assert.equal(page.user.key('a', { ctrlKey: true }), false)
  assert.equal(page.user.key('A', { metaKey: true }), false)
  assert.deepEqual(clicks(page), [['a', 'all'], ['a', 'all']])
  page.find('#field').focus()
  assert.equal(page.user.key('a', { ctrlKey: true }), true)
  page.user.key('ArrowDown')
  assert.equal(clicks(page).length, 2)
})
