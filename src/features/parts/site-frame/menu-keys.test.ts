// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { findFocusTarget } from './menu-keys.ts'

beforeEach(() => {
  document.body.innerHTML = `<ul>
    <li id="home"><a id="a">Home</a></li>
    <li id="stock"><a id="b">Stock</a><div><a id="b1">New</a><a id="b2">Used</a><a id="b3">Demo</a></div></li>
    <li id="more"><details><summary id="c">More</summary><a id="c1">Fleet</a></details></li>
  </ul>`
})

const move = (entry: string, focused: string, key: string): string | null => {
  const item = document.getElementById(entry)
  return item === null ? 'no entry' : (findFocusTarget(item, document.getElementById(focused), key)?.id ?? null)
}

describe('NAV-02 keys of the menu', () => {
  test.each([
    ['stock', 'b', 'ArrowDown', 'b1'],
    ['stock', 'b1', 'ArrowDown', 'b2'],
    ['stock', 'b3', 'ArrowDown', 'b1'],
    ['stock', 'b', 'ArrowUp', 'b3'],
    ['stock', 'b2', 'ArrowUp', 'b1'],
    ['stock', 'b1', 'ArrowUp', 'b'],
    ['stock', 'b2', 'Home', 'b1'],
    ['stock', 'b1', 'End', 'b3'],
    ['stock', 'b', 'ArrowRight', 'c'],
    ['stock', 'b2', 'ArrowLeft', 'a'],
    ['more', 'c', 'ArrowDown', 'c1'],
  ])('NAV-02 in %s from %s, %s goes to %s', (entry, focused, key, target) => {
    expect(move(entry, focused, key)).toBe(target)
  })

  test.each([
    ['home', 'a', 'ArrowLeft'],
    ['more', 'c', 'ArrowRight'],
    ['home', 'a', 'ArrowDown'],
    ['stock', 'b', 'Home'],
    ['stock', 'b', 'End'],
    ['stock', 'b', 'Tab'],
    ['stock', 'b', 'x'],
  ])('NAV-02 in %s from %s, %s stays the browser’s', (entry, focused, key) => {
    expect(move(entry, focused, key)).toBeNull()
  })
})
