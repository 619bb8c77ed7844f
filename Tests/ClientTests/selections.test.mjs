// SPDX-License-Identifier: Apache-2.0
/** Tests of fields whose selection the app knows. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const FIELDS = `<input id="field" data-on="input custom" data-selection="" value="one two">
  <input id="plain" value="three">`

const reports = (page) => page.events('custom').map(([name, , [, ...place]]) => [name, ...place])

/** Selects as a user does, with the event of the browser. */
async function select(page, id, start, end) {
  page.find(id).setSelectionRange(start, end)
  page.document.dispatchEvent(new page.window.Event('selectionchange'))
  await page.turn(20)
}

test('a selection is reported once', FIELDS, async (page) => {
  page.find('#field').focus()
  await select(page, '#field', 1, 3)
  await page.patch()
  const before = reports(page).length
  assert.deepEqual(reports(page).at(-1), ['field', 1, 3])
  await select(page, '#field', 1, 3)
  assert.equal(reports(page).length, before)
})

test('a field without a binding reports nothing', FIELDS, async (page) => {
  page.find('#plain').focus()
  await select(page, '#plain', 1, 3)
  assert.deepEqual(reports(page), [])
})

test('while an answer is missing, only the newest selection waits', FIELDS, async (page) => {
  page.find('#field').focus()
  await select(page, '#field', 0, 1)
  const before = reports(page).length
  for (let end = 2; end < 6; end++) await select(page, '#field', 0, end)
  assert.equal(reports(page).length, before)
  await page.patch()
  await page.turn(20)
  assert.deepEqual(reports(page).slice(before), [['field', 0, 5]])
})

test('a selection of the app is shown once, as soon as the field has the focus', FIELDS, async (page) => {
  const field = page.find('#field')
  await page.patch(page.attribute('#field', 'data-selection', '1 4 7'))
  assert.notDeepEqual([field.selectionStart, field.selectionEnd], [4, 7])
  field.focus()
  assert.deepEqual([field.selectionStart, field.selectionEnd], [4, 7])
  field.setSelectionRange(0, 0)
  field.blur()
  field.focus()
  assert.deepEqual([field.selectionStart, field.selectionEnd], [0, 0])
  await page.patch(page.attribute('#field', 'data-selection', '2 4 7'))
  assert.deepEqual([field.selectionStart, field.selectionEnd], [4, 7])
})
