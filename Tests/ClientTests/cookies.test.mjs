// SPDX-License-Identifier: Apache-2.0
/** Tests of the request for cookies, of the end of a session, and of a new secret. */
import assert from 'node:assert/strict'
import { test } from './support/page.mjs'

const fetches = (page) => page.frames.filter(([name, , , , kind]) => name === 'e' && kind === 'fetched')
  .map((frame) => [frame[3], frame[5]])

test('the client sends a request for cookies once, and tells when it has ended', '<p id="a">a</p>', async (page) => {
  const asked = []
  /** @type {() => void} */ let answer = () => {}
  page.window.fetch = (address, { method }) => {
    asked.push([address, method])
    return new Promise((resolve) => { answer = () => resolve({ ok: true }) })
  }
  await page.patch([12, 'fetch', '/_dais/cookies/s/t'])
  assert.deepEqual(asked, [['/_dais/cookies/s/t', 'POST']])
  assert.deepEqual(fetches(page), [])
  answer()
  await page.patch()
  assert.deepEqual(fetches(page), [[1, '/_dais/cookies/s/t']])
})

test('a request for cookies that fails is told too, and throws nothing', '<p id="a">a</p>', async (page) => {
  page.window.fetch = () => Promise.reject(new TypeError('offline'))
  await page.patch([12, 'fetch', '/_dais/cookies/s/t'])
  await page.patch()
  assert.deepEqual(fetches(page), [[1, '/_dais/cookies/s/t']])
})

test('a session that gets a new secret goes on with the same elements', '<p id="a">a</p>', async (page) => {
  const before = page.document.querySelector('#a')
  await page.say('w', 's', 'another', 'resumed', 30)
  await page.patch([2, page.number('#a'), 'b'])
  assert.equal(before.textContent, 'b')
  assert.equal(page.document.querySelector('.dais-status').textContent, '')
})
