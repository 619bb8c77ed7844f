// SPDX-License-Identifier: Apache-2.0
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { test } from 'node:test'

const folder = new URL('../../Client/', import.meta.url)
const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'))
const source = Object.fromEntries(files.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))
/** Returns the path in `Client/` of a module that another module imports. */
const path = (from, name) => posix.join(posix.dirname(name), from)
/** Comments are on lines of their own, so removing them needs no parser. */
const code = (text) => text.replace(/^\s*\/\*\*[\s\S]*?\*\/ ?/gm, '').replace(/^\s*\/\/.*\n/gm, '')

test('every operation of the protocol has its code, and is performed once', () => {
  const page = readFileSync(new URL('../../docs/WireProtocol.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^\| (\d+) \| (\w+) \| `\[/gm)].map(([, code, name]) =>
    [name.toUpperCase(), Number(code)])
  assert.ok(listed.length >= 15)
  const codes = [...source['start/operations.js'].matchAll(/^export const ([A-Z]+) = (\d+)$/gm)].map(([, name, code]) =>
    [name, Number(code)])
  assert.deepEqual(codes, listed)
  const performed = [...source['start/patch.js'].matchAll(/case (\w+): return/g)].map(([, name]) => name)
  // Later parts perform their operations in what they join.
  for (const text of Object.values(source)) {
    for (const [, steps] of text.matchAll(/^join\(\{([^]*?)^\}\)/gm)) performed.push(
      ...[...steps.matchAll(/^    \[(\w+)\]: /gm)].map(([, name]) => name))
  }
  assert.deepEqual(performed.sort(), listed.map(([name]) => name).sort())
})

test('modules of the client import only files of their folder', () => {
  for (const [name, text] of Object.entries(source)) {
    for (const [, from] of text.matchAll(/from '(.*?)'/g)) assert.ok(files.includes(path(from, name)),
      `${name}: ${from}`)
  }
})

test('every imported name is exported, and no name by two modules', () => {
  const owners = new Map()
  for (const [name, text] of Object.entries(source)) {
    for (const [, exported] of text.matchAll(/\bexport (?:async )?(?:function|const|class) (\w+)/g)) {
      assert.equal(owners.get(exported), undefined, `${name}: ${exported}`)
      owners.set(exported, name)
    }
  }
  for (const [name, text] of Object.entries(source)) {
    for (const [, names, from] of text.matchAll(/^import \{([^}]*?)\} from '(.*?)'/gms)) {
      const owner = path(from, name)
      for (const imported of names.split(',').filter((each) => each.trim())) assert.equal(
        owners.get(imported.trim().split(' as ')[0]), owner, `${name}: ${imported}`)
    }
  }
})

test('the client uses nothing that the content security policy forbids', () => {
  for (const [name, text] of Object.entries(source)) {
    assert.doesNotMatch(code(text), /\beval\(|new Function|setAttribute\('style'|document\.write|insertAdjacentHTML/,
      name)
    for (const [line] of code(text).matchAll(/.*innerHTML.*/g)) {
      assert.match(line, /template\.innerHTML = markup\(/, name)
    }
  }
})

test('no module of the client is longer than 300 lines', () => {
  for (const [name, text] of Object.entries(source)) assert.ok(text.split('\n').length <= 300, name)
})
