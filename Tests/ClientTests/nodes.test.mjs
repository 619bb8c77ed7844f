// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { element, enroll, enrollAll, forget, forgetTree, handOver, idOf, lookUp } from '../../Client/start/nodes.js'

const node = (...children) => ({ querySelectorAll: () => children })

test('elements get numbers in the order given', () => {
  const list = [node(), node(), node()]
  enrollAll(list, 10)
  assert.deepEqual(list.map(idOf), [10, 11, 12])
  assert.equal(element(11), list[1])
})

test('an unknown element number is an error', () => {
  assert.throws(() => element(999), /999/)
  assert.equal(lookUp(999), undefined)
})

test('forgetTree forgets an element and its descendants', () => {
  const child = node(), parent = node(child)
  enrollAll([parent, child], 20)
  forgetTree(parent)
  assert.equal(lookUp(20), undefined)
  assert.equal(idOf(child), undefined)
})

test('a new element keeps its number when the old element with that number is forgotten', () => {
  const old = node(), fresh = node()
  enroll(old, 30)
  enroll(fresh, 30)
  forget(old)
  assert.equal(element(30), fresh)
})

test('a kept element takes the number of the new element that it replaces', () => {
  const kept = node(), announced = node()
  enroll(announced, 40)
  handOver(announced, kept)
  assert.equal(element(40), kept)
  assert.equal(idOf(announced), undefined)
})
