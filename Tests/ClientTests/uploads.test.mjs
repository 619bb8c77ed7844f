// SPDX-License-Identifier: Apache-2.0
/** Tests of the way of files to the server: one after the other, and again after a cut of the line. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const FIELD = '<div id="place"><input id="field" type="file" data-upload="/up"></div>'

/** A file with a text. What is sliced from it is a text. */
const file = (name, text) => ({ name, size: text.length, text, slice: (from) => ({ text: text.slice(from) }) })

/** Answers requests in turn, and returns them. An answer `null` is a cut of the line. */
function answer(page, ...answers) {
  const requests = []
  page.window.fetch = async (address, { method = 'GET', body } = {}) => {
    requests.push([method, address, ...body ? [body.text] : []])
    const [status, text = ''] = answers.shift() ?? []
    if (!status) throw new TypeError('cut')
    return { ok: status < 300, status, text: async () => text }
  }
  return requests
}

async function choose(page, ...files) {
  const field = page.find('#field')
  Object.defineProperty(field, 'files', { value: files })
  field.dispatchEvent(new page.window.Event('change', { bubbles: true }))
  for (let index = 0; index < 20; index++) await page.turn(100)
}

test('files are sent one after the other, with their places', FIELD, async (page) => {
  const requests = answer(page, [201], [201])
  await choose(page, file('a b.txt', 'one'), file('c.txt', 'four'))
  assert.deepEqual(requests, [
    ['POST', '/up?name=a%20b.txt&file=0&count=2&total=7&from=0', 'one'],
    ['POST', '/up?name=c.txt&file=1&count=2&total=7&from=0', 'four']])
  assert.deepEqual(page.events('files'), [['field', 'files', 2]])
})

test('after a cut, the rest of the file is sent', FIELD, async (page) => {
  const requests = answer(page, [], [], [200, '5'], [201])
  await choose(page, file('a.txt', 'something'))
  assert.deepEqual(requests, [
    ['POST', '/up?name=a.txt&file=0&count=1&total=9&from=0', 'something'],
    ['GET', '/up?file=0'],
    ['GET', '/up?file=0'],
    ['POST', '/up?name=a.txt&file=0&count=1&total=9&from=5', 'hing']])
  assert.deepEqual(page.events('files'), [['field', 'files', 1]])
})

test('a file whose answer was lost is not sent again', FIELD, async (page) => {
  const requests = answer(page, [], [200, 'done'], [201])
  await choose(page, file('a.txt', 'one'), file('b.txt', 'two'))
  assert.deepEqual(requests.map(([method, , text]) => [method, text]), [
    ['POST', 'one'], ['GET', undefined], ['POST', 'two']])
  assert.deepEqual(page.events('files'), [['field', 'files', 2]])
})

test('a body that the server does not expect is sent from where it does', FIELD, async (page) => {
  const requests = answer(page, [409], [200, '4'], [201])
  await choose(page, file('a.txt', 'something'))
  assert.equal(requests.at(-1)[2], 'thing')
})

test('a refusal is final', FIELD, async (page) => {
  const requests = answer(page, [413, 'Too large'])
  await choose(page, file('a.txt', 'one'), file('b.txt', 'two'))
  assert.equal(requests.length, 1)
  assert.deepEqual(page.events('files'), [['field', 'files', false]])
})

test('an upload that the server has given up is not tried again', FIELD, async (page) => {
  const requests = answer(page, [], [404])
  await choose(page, file('a.txt', 'one'))
  assert.deepEqual(requests.map(([method]) => method), ['POST', 'GET'])
  assert.deepEqual(page.events('files'), [['field', 'files', false]])
})

test('a file that cannot be read is given up', FIELD, async (page) => {
  const requests = answer(page, ...Array(5).fill([[], [200, '0']]).flat())
  await choose(page, file('a.txt', 'one'))
  assert.equal(requests.filter(([method]) => method === 'POST').length, 5)
  assert.deepEqual(page.events('files'), [['field', 'files', false]])
})

test('a line that does not come back ends the upload', FIELD, async (page) => {
  answer(page)
  await choose(page, file('a.txt', 'one'))
  assert.deepEqual(page.events('files'), [])
  for (let index = 0; index < 120; index++) await page.turn(500)
  assert.deepEqual(page.events('files'), [['field', 'files', false]])
})
