import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const idle: (() => void)[] = []
const leaving = new Set<() => void>()

beforeEach(() => {
  vi.stubGlobal('window', { requestIdleCallback: (task: () => void) => idle.push(task), cancelIdleCallback: vi.fn() })
  vi.stubGlobal('document', { addEventListener: (_name: string, task: () => void) => leaving.add(task) })
})

afterEach(() => {
  vi.unstubAllGlobals()
  idle.length = 0
  leaving.clear()
})

const runAll = (tasks: Iterable<() => void>): void => {
  for (const task of tasks) task()
}

test('tasks wait until the browser is idle and run in order, each once', async () => {
  const { runLater } = await import('./run-later.ts')
  const ran: number[] = []
  runLater(() => ran.push(1))
  runLater(() => ran.push(2))
  expect(ran).toEqual([])
  expect(idle).toHaveLength(1)
  runAll(idle.splice(0))
  runAll(leaving)
  expect(ran).toEqual([1, 2])
  runLater(() => ran.push(3))
  runAll(idle)
  expect(ran).toEqual([1, 2, 3])
})

test('tasks run when the visitor leaves before the browser was idle', async () => {
  const { runLater } = await import('./run-later.ts')
  const ran: number[] = []
  runLater(() => ran.push(1))
  runAll(leaving)
  expect(ran).toEqual([1])
  runAll(idle)
  expect(ran).toEqual([1])
})
