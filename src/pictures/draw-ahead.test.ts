import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { QueueFullError } from '#concurrency/work-queue.ts'
import { drawAhead, type DrawAheadOptions, type ExpectedPicture } from './draw-ahead.ts'
import type { PictureNeed } from './picture-need.ts'
import { createPictureStudio, type QueuedPictureStudio } from './picture-studio.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-ahead-'))
})
afterEach(async () => {
  await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
})

const order = { site: 'one', width: 320, format: 'webp', backdrop: 'cool_grey' } as const
const pathOf = (name: string): string => `/vehicle-art/${name}/side`
async function* listPictures(...names: readonly string[]): AsyncGenerator<ExpectedPicture, void> {
  for (const name of names) yield { path: pathOf(name), order }
}

/** A studio whose renderer finishes a drawing only when it is told to. */
function openStudio(): {
  readonly studio: QueuedPictureStudio
  /** Names of the drawings, in the order in which the renderer started them. */
  readonly begun: string[]
  readonly ask: (name: string, need: PictureNeed) => Promise<unknown>
  /** Finishes the current drawing and waits until the renderer has started the next one. */
  readonly finish: () => Promise<void>
} {
  const begun: string[] = []
  let free: () => void = () => undefined
  const studio = createPictureStudio({
    directory,
    memoryBytes: 1024 * 1024,
    loadDrawings: () => Promise.resolve({ find: (path) => ({ name: path, draw: () => path }) }),
    encode: async (svg) => {
      begun.push(svg.split('/')[2] ?? '')
      await new Promise<void>((resolve) => (free = resolve))
      return Buffer.from(svg)
    },
  })
  return {
    studio,
    begun,
    ask: (name, need) => studio.getPicture(pathOf(name), { ...order, need }),
    async finish() {
      const before = begun.length
      free()
      await vi.waitUntil(() => begun.length > before)
    },
  }
}

const idle: Pick<DrawAheadOptions, 'isIdle' | 'pause' | 'onTrouble'> = {
  isIdle: () => true,
  pause: () => Promise.reject(new Error('no pause was expected')),
  onTrouble: (error) => {
    throw error
  },
}

test('draws pictures for documents first, then for pages, then previews, then what nobody has requested', async () => {
  const { studio, begun, ask, finish } = openStudio()
  drawAhead({ ...idle, studio, pictures: listPictures('first', 'second', 'third') })
  await vi.waitUntil(() => begun.length === 1)
  void ask('preview', 'preview')
  // A queued picture that a page requests later on.
  void ask('shared', 'ahead')
  await vi.waitUntil(() => studio.waiting === 2)
  void ask('page', 'page')
  void ask('document', 'answer')
  void ask('shared', 'page')
  // Each drawing checks for its file on disk before it joins the queue.
  await vi.waitUntil(() => studio.waiting === 4)
  for (let drawing = 0; drawing < 6; drawing += 1) await finish()
  expect(begun[0]).toBe('first')
  expect(begun[1]).toBe('document')
  expect(begun.slice(2, 4).toSorted()).toEqual(['page', 'shared'])
  expect(begun.slice(4)).toEqual(['preview', 'second', 'third'])
})

test('draws one picture on a busy machine, the others once the machine is idle, and none after stop()', async () => {
  const asked: string[] = []
  let isBusy = true
  const pauses: (() => void)[] = []
  const studio = {
    getPicture: (path: string) => {
      asked.push(path.split('/')[2] ?? '')
      if (path === pathOf('third')) ahead.stop()
      return Promise.resolve(null)
    },
  }
  const ahead = drawAhead({
    ...idle,
    studio,
    pictures: listPictures('first', 'second', 'third', 'fourth'),
    isIdle: () => !isBusy,
    pause: () => new Promise((resolve) => pauses.push(resolve)),
  })
  await vi.waitUntil(() => pauses.length === 1)
  pauses[0]?.()
  await vi.waitUntil(() => pauses.length === 2)
  expect(asked).toEqual(['first'])
  isBusy = false
  pauses[1]?.()
  await ahead.done
  expect(asked).toEqual(['first', 'second', 'third'])
})

test('draws what warms up on a busy machine, and waits before the rest', async () => {
  const asked: string[] = []
  const list = async function* (): AsyncGenerator<ExpectedPicture, void> {
    for await (const picture of listPictures('first', 'second', 'third'))
      yield picture.path === pathOf('second') ? { ...picture, isWarmUp: true } : picture
  }
  const ahead = drawAhead({
    ...idle,
    studio: {
      getPicture: (path) => {
        asked.push(path.split('/')[2] ?? '')
        return Promise.resolve(null)
      },
    },
    pictures: list(),
    isIdle: () => false,
    pause: () => Promise.resolve(ahead.stop()),
  })
  await ahead.done
  expect(asked).toEqual(['first', 'second'])
})

test('retries after the queue was full, and reports any other error', async () => {
  const answers = [new QueueFullError('full'), null, new Error('no renderer')]
  const troubles: unknown[] = []
  let pauses = 0
  const ahead = drawAhead({
    ...idle,
    studio: {
      getPicture: () => {
        const answer = answers.shift() ?? null
        return answer === null ? Promise.resolve(null) : Promise.reject(answer)
      },
    },
    pictures: listPictures('first', 'second', 'third'),
    pause: () => Promise.resolve(void (pauses += 1)),
    onTrouble: (error) => troubles.push(error),
  })
  await ahead.done
  expect([pauses, troubles, answers]).toEqual([1, [new Error('no renderer')], []])
})
