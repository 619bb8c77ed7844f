// SPDX-License-Identifier: Apache-2.0
/** What the client keeps for the next session, and what it tells of it. */
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'

let generation = 0

/** A store of the browser, whose entries are its properties. */
class Store {
  getItem(key) { return this[key] ?? null }
  setItem(key, text) { this[key] = String(text) }
}

/** Returns the client's module, as a page that has just been loaded has it. */
const load = async () => {
  const keep = await import(`../../Client/start/keep.js?${++generation}`)
  keep.keepFor('/live ')
  return keep
}
const define = (name, get) => Object.defineProperty(globalThis, name, { get, configurable: true })

beforeEach(() => {
  const tab = new Store(), browser = new Store()
  define('sessionStorage', () => tab)
  define('localStorage', () => browser)
})

test('the sealed state and the values of the app are told by the next page', async () => {
  const page = await load()
  page.keep('', 'first')
  page.keep('', 'second')
  page.keep('isNew', 'false')
  localStorage.setItem('other app', '1')
  assert.deepEqual(page.kept(), { sealed: 'second', stored: { isNew: 'false' }, former: [] })
  assert.deepEqual((await load()).kept(), { sealed: 'second', stored: { isNew: 'false' }, former: [] })
})

test('the tab names its session from the beginning, and with each state that comes', async () => {
  const page = await load()
  page.keepTab('a', 'secret')
  assert.deepEqual((await load()).kept(), { sealed: undefined, stored: {}, former: ['a', 'secret'] })
  page.keepTab('a', 'secret', 'state')
  page.keepTab('b', 'other')
  assert.deepEqual((await load()).kept(), { sealed: 'state', stored: {}, former: ['b', 'other'] })
})

test('state that is told three times without a welcome is dropped', async () => {
  const page = await load()
  page.keep('', 'bad')
  assert.deepEqual([1, 2, 3, 4].map(() => page.kept().sealed), ['bad', 'bad', 'bad', undefined])
  assert.equal((await load()).kept().sealed, undefined)
})

test('state is kept as long as each hello has a welcome', async () => {
  const page = await load()
  page.keep('', 'good')
  for (let count = 0; count < 5; count++) {
    assert.equal(page.kept().sealed, 'good')
    page.kept.hellos = 0
  }
})

test('no more values are told than fit into one message', async () => {
  const page = await load()
  page.keep('long', 'x'.repeat(10_000))
  assert.deepEqual(page.kept().stored, {})
})

test('a browser that stores nothing keeps the state as long as the page', async () => {
  const refuse = () => { throw new Error('denied') }
  define('sessionStorage', refuse)
  define('localStorage', refuse)
  const page = await load()
  page.keep('', 'state')
  page.keep('name', '1')
  assert.deepEqual(page.kept(), { sealed: 'state', stored: {}, former: [] })
})
