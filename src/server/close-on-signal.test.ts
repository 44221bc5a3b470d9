import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeOnSignal } from './close-on-signal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createDesk(close: () => Promise<void>) {
  const lines: string[] = []
  const exits: unknown[] = []
  const process = Object.assign(new EventEmitter(), {
    exitCode: undefined as number | undefined,
    exit: ((status?: number) => void exits.push(status)) as NodeJS.Process['exit'],
  })
  closeOnSignal({
    close,
    limitMs: 20_000,
    log: { error: (_fields, message) => void lines.push(message) },
    process: process as unknown as NodeJS.Process,
  })
  return { process, lines, exits }
}

test('API-04 a process whose closing hangs ends at its limit with status 1, and says so', async () => {
  const close = vi.fn(() => new Promise<void>(() => {}))
  const { process, lines, exits } = createDesk(close)
  process.emit('SIGTERM')
  process.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(19_999)
  expect([lines, exits]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(1)
  expect(exits).toEqual([1])
  expect(lines).toEqual(['could not close in time; what was still open is abandoned'])
  expect(close).toHaveBeenCalledOnce()
})

test('API-04 a process that cannot close cleanly has status 1 in the end', async () => {
  const { process, lines } = createDesk(() => Promise.reject(new Error('the disk is gone')))
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect([process.exitCode, lines]).toEqual([1, ['could not close cleanly']])
})
