import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { FeedSource, FetchLimits, FetchOutcome } from './feed-source.ts'

/** A place with one file, `stock.csv`, and a source that fetches it. */
export interface SourceHarness {
  /** The source under limits; each call gives another one. */
  readonly open: (limits: FetchLimits) => FeedSource
  /** Puts a finished file there, newer than the one before. */
  readonly put: (content: Buffer) => Promise<void>
  readonly remove: () => Promise<void>
  /** The server accepts connections and says nothing; null: the source has no server. */
  readonly fallSilent: (() => void) | null
}

export const generousLimits: FetchLimits = { maxBytes: 5_000_000, timeLimitMs: 20_000, idleLimitMs: 20_000 }

/** Fetches into a folder of its own. */
export function useFetch(): {
  readonly fetch: (source: FeedSource, validator?: string | null, signal?: AbortSignal) => Promise<FetchOutcome>
  /** Content of the file of an outcome, or the outcome as words. */
  readonly read: (outcome: FetchOutcome) => Promise<string>
  /** Names in the folder of the newest fetch. */
  readonly left: () => Promise<readonly string[]>
} {
  const folders: string[] = []
  let into = ''
  beforeEach(async () => {
    into = await mkdtemp(join(tmpdir(), 'forecourt-fetch-'))
    folders.push(into)
  })
  afterAll(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })
  return {
    fetch: async (source, validator = null, signal = new AbortController().signal) => {
      into = await mkdtemp(join(tmpdir(), 'forecourt-fetch-'))
      folders.push(into)
      return source.fetch({ into, validator, signal })
    },
    read: async (outcome) => (outcome.kind === 'fetched' ? readFile(outcome.file, 'utf8') : JSON.stringify(outcome)),
    left: () => readdir(into),
  }
}

/** What every adapter does alike. */
export function testFeedSource(harness: () => SourceHarness): void {
  const { fetch, read, left } = useFetch()
  const limits = generousLimits
  // More than one part of every protocol.
  const large = Buffer.from('0123456789abcdef'.repeat(20_000))

  test('STOCK-03 a file arrives whole, under its name, with its hash', async () => {
    await harness().put(large)
    const outcome = await fetch(harness().open(limits))
    expect(await read(outcome)).toBe(large.toString())
    expect(outcome).toMatchObject({
      kind: 'fetched',
      bytes: large.length,
      sha256: createHash('sha256').update(large).digest('hex'),
    })
    expect(await left()).toEqual(['stock.csv'])
  })

  test('STOCK-03 a file that was fetched before is not fetched again until it changes', async () => {
    await harness().put(Buffer.from('one'))
    const first = await fetch(harness().open(limits))
    const validator = first.kind === 'fetched' ? first.validator : ''
    expect(validator).toBeTypeOf('string')
    expect(await fetch(harness().open(limits), validator)).toEqual({ kind: 'unchanged' })
    await harness().put(Buffer.from('two'))
    expect(await read(await fetch(harness().open(limits), validator))).toBe('two')
  })

  test('STOCK-03 the validator of another kind of source fetches the file', async () => {
    await harness().put(Buffer.from('one'))
    expect(await read(await fetch(harness().open(limits), 'something else'))).toBe('one')
  })

  test('STOCK-03 a file that is not there is asked for again later', async () => {
    await harness().remove()
    expect(await fetch(harness().open(limits))).toMatchObject({ kind: 'retry' })
  })

  test('STOCK-03 a file above the limit is refused and leaves nothing behind', async () => {
    await harness().put(large)
    const outcome = await fetch(harness().open({ ...limits, maxBytes: large.length - 1 }))
    expect(outcome).toMatchObject({ kind: 'refused' })
    expect(await left()).toEqual([])
    expect(await fetch(harness().open({ ...limits, maxBytes: large.length }))).toMatchObject({ kind: 'fetched' })
  })

  test('STOCK-03 a fetch that is stopped ends and leaves nothing behind', async () => {
    await harness().put(large)
    const stopping = AbortSignal.abort()
    expect(await fetch(harness().open(limits), null, stopping)).toEqual({
      kind: 'retry',
      reason: 'the fetch was stopped',
    })
    expect(await left()).toEqual([])
  })

  test('STOCK-03 a server that falls silent is given up', async () => {
    const { fallSilent, put, open } = harness()
    if (fallSilent === null) return
    await put(large)
    fallSilent()
    expect(await fetch(open({ ...limits, idleLimitMs: 150 }))).toEqual({
      kind: 'retry',
      reason: 'the server sent nothing for 0 seconds',
    })
    expect(await fetch(open({ ...limits, timeLimitMs: 150 }))).toEqual({
      kind: 'retry',
      reason: 'the fetch took longer than 0 seconds',
    })
  })
}
