// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { announcerId } from './announcer-id.ts'
import { showToast, type Toast } from './toast.ts'

const saved: Toast = { kind: 'done', title: 'Car Saved', text: 'Kia Rio is in your list', link: null }
const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const shown = (): string | undefined => document.querySelector('[role=region], [role=alert]')?.textContent ?? undefined

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<output id="${announcerId}"></output><button>Save</button>`
})
afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  test('WATCH-03 is spoken in the live region of the frame, and replaces an earlier one', () => {
    showToast(saved)
    expect(document.getElementById(announcerId)?.textContent).toBe('Car Saved. Kia Rio is in your list')
    expect(document.querySelectorAll('[role=status]')).toHaveLength(0)
    showToast({ ...saved, title: 'Car Removed' })
    expect(document.querySelectorAll('[role=region]')).toHaveLength(1)
    expect(shown()).toContain('Car Removed')
  })

  test('NAV-08 is the only one on the screen; dismissed it hides at once and is removed after 1,000,000 ms', () => {
    showToast(saved)
    showToast({ ...saved, title: 'Car Removed' })
    const boxes = [...document.querySelectorAll<HTMLElement>('body > div')]
    expect(boxes.map((box) => box.hidden)).toEqual([true, false])
    document.querySelector<HTMLElement>('div:not([hidden]) > [aria-label=Dismiss]')?.click()
    expect(boxes.map((box) => box.hidden)).toEqual([true, true])
    expect(shown()).toBeUndefined()
    vi.advanceTimersByTime(999_999)
    expect(boxes.every((box) => box.isConnected)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(boxes.some((box) => box.isConnected)).toBe(false)
  })

  test('WATCH-05 of a failure interrupts', () => {
    showToast({ ...saved, kind: 'failure', title: 'Something Went Wrong' })
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Something Went Wrong')
  })

  test('WATCH-03 goes with Escape, and gives the focus back to where it came from', () => {
    const opener = document.querySelector('button')
    opener?.focus()
    showToast({ ...saved, link: { text: 'View List', href: '/watchlist' } })
    document.querySelector('a')?.focus()
    press('Enter')
    expect(shown()).toBeDefined()
    press('Escape')
    expect(shown()).toBeUndefined()
    expect(document.activeElement).toBe(opener)
  })

  test('WATCH-03 that goes by itself leaves the focus alone', () => {
    showToast(saved)
    document.querySelector('button')?.focus()
    vi.advanceTimersByTime(10_000)
    expect(shown()).toBeUndefined()
    expect(document.activeElement).toBe(document.querySelector('button'))
  })
})
