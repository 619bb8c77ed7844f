// SPDX-License-Identifier: Apache-2.0
/** Typed text when a new session replaces the one that knew it. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const field = (id, attributes) => `<div><input id="${id}" type="text" data-on="input" ${attributes}></div>`
const row = (id, record) => field(id, `aria-label="Name" data-record="${record}"`)

/** @param {string} id @param {string} text */
function type(page, id, text) {
  const node = page.find(`#${id}`)
  node.value = text
  node.dispatchEvent(new page.window.Event('input', { bubbles: true }))
}

// The first strip is that of the connection. What is copied or pasted has another one.
const strip = (page) => page.document.querySelector('.dais-status')

test('typed text stays with its record when the row above has gone', row('a', '1') + row('b', '2'), async (page) => {
  type(page, 'b', 'typed')
  await page.renew(row('new', '2'))
  assert.equal(page.find('#new').value, 'typed')
  assert.deepEqual(page.events('input'), [['new', 'input', 'typed']])
  assert.equal(strip(page).textContent, '')
})

test('typed text stays with its record when a row has come above', row('a', '1'), async (page) => {
  type(page, 'a', 'typed')
  await page.renew(row('above', '0') + row('new', '1'))
  assert.equal(page.find('#above').value, '')
  assert.equal(page.find('#new').value, 'typed')
})

test('typed text of a record that has gone is offered, and given to no other', row('a', '1') + row('b', '2'),
  async (page) => {
    type(page, 'a', 'typed')
    await page.renew(row('new', '2'))
    assert.equal(page.find('#new').value, '')
    assert.deepEqual(page.events('input'), [])
    assert.equal(strip(page).querySelector('textarea').value, 'typed')
    assert.equal(strip(page).querySelector('textarea').ariaLabel, 'Not saved:')
    await page.renew(row('newer', '2'))
    assert.equal(strip(page).querySelector('textarea').value, 'typed', 'until the user dismisses it')
    strip(page).querySelector('button').click()
    assert.equal(strip(page).textContent, '')
  })

test('a field that has come above does not take the text of another field', field('name', 'placeholder="Name"'),
  async (page) => {
    type(page, 'name', 'typed')
    await page.renew(field('mail', 'placeholder="Mail"') + field('new', 'placeholder="Name"'))
    assert.equal(page.find('#mail').value, '')
    assert.equal(page.find('#new').value, 'typed')
  })

test('typed text goes to none of two fields that look the same', field('name', 'placeholder="Name"'), async (page) => {
  type(page, 'name', 'typed')
  const name = (id) => `<section>${field(id, 'placeholder="Name"')}</section>`
  await page.renew(`<p></p>${field('mail', 'placeholder="Mail"')}${name('b')}${name('c')}`)
  assert.deepEqual(['mail', 'b', 'c'].map((id) => page.find(`#${id}`).value), ['', '', ''])
  assert.equal(strip(page).querySelector('textarea').value, 'typed')
})

test('a record that other sessions cannot know passes nothing on', row('a', ''), async (page) => {
  type(page, 'a', 'typed')
  await page.renew(row('new', ''))
  assert.equal(page.find('#new').value, '')
  assert.equal(strip(page).querySelector('textarea').value, 'typed')
})

test('a password is not offered', row('a', '1').replace('text', 'password'), async (page) => {
  type(page, 'a', 'secret')
  await page.renew(row('new', '2'))
  assert.equal(strip(page).textContent, '')
})

test('a field keeps its focus when its session sends the document with other records', row('a', '1'), async (page) => {
  page.find('#a').focus()
  type(page, 'a', 'typed')
  await page.whole(row('a', '2'), '')
  assert.equal(page.focus, 'a')
  assert.equal(page.find('#a').dataset.record, '2')
})

test('an action without an answer is named, and not sent to the next session',
  '<button id="pay" data-on="click">Pay</button>', async (page) => {
    page.find('#pay').click()
    await page.renew('<button id="pay" data-on="click">Pay</button>')
    assert.deepEqual(page.events('click'), [])
    assert.equal(strip(page).querySelector('textarea').value, 'Pay')
  })
