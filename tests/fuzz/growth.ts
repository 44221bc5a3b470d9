import { measure, sampleLongTexts } from './slowest-run.ts'

/** A long text, and one of the same make with a quarter of its characters. */
export interface TextPair {
  readonly text: string
  readonly quarter: string
}

/** How much longer a text takes than its quarter: 4 where the time is linear, 16 where it is quadratic. */
export interface Growth {
  readonly growth: number
  /** Processor time of the long text, milliseconds. */
  readonly ms: number
  readonly input: string
}

/**
 * What a linear parser stays under, on a machine of any speed and under any load: both times of a ratio suffer alike.
 * The room above 4 is for memory that a long text leaves the caches for.
 */
export const steepestGrowth = 10

/** A text that is fast once is fast: a few tries leave out the compilation and what the machine does beside. */
const fastTries = 5
/** The kernel may count processor time in steps of 4 ms, so runs are repeated until they fill many of them. */
const measuredMs = 60
const rounds = 3

/** A text that `build` makes in full length, beside the one it makes in a quarter of it. */
export function buildTextPair(length: number, build: (length: number) => string): TextPair {
  return { text: build(length), quarter: build(Math.floor(length / 4)) }
}

const kept = new Map<string, readonly TextPair[]>()

/** Pairs of long texts, made once for all parsers of a test file: making a text takes longer than parsing it. */
export function keepTextPairs(length: number, count: number): readonly TextPair[] {
  const key = `${length} ${count}`
  // The same seed makes the same texts in either length.
  const quarters = kept.has(key) ? [] : sampleLongTexts(Math.floor(length / 4), count)
  const pairs =
    kept.get(key) ?? sampleLongTexts(length, count).map((text, index) => ({ text, quarter: quarters[index] ?? '' }))
  kept.set(key, pairs)
  return pairs
}

/**
 * The text whose time grows most. A text that takes up to `fastMs` is fast enough as it is, and its growth is not
 * looked at. Of several rounds the least growth counts: what the machine does beside cannot disturb all of them, and a
 * parser that is quadratic is so every time.
 */
export async function findSteepestGrowth(
  parse: (text: string) => unknown,
  pairs: readonly TextPair[],
  fastMs: number,
): Promise<Growth> {
  let steepest: Growth = { growth: 0, ms: 0, input: '' }
  for (const { text, quarter } of pairs) {
    if (await isFast(parse, text, fastMs)) continue
    let growth = Infinity
    let ms = Infinity
    for (let round = 0; round < rounds && growth >= steepestGrowth; round += 1) {
      const quarterMs = await measureUsed(parse, quarter)
      ms = Math.min(ms, await measureUsed(parse, text))
      growth = Math.min(growth, ms / quarterMs)
    }
    if (growth > steepest.growth) steepest = { growth, ms, input: text }
    // The others of a quadratic parser would take minutes.
    if (growth >= steepestGrowth) break
  }
  return steepest
}

async function isFast(parse: (text: string) => unknown, text: string, fastMs: number): Promise<boolean> {
  let spentMs = 0
  for (let tries = 0; tries < fastTries && spentMs < fastTries * fastMs; tries += 1) {
    const ms = await measure(parse, text)
    if (ms <= fastMs) return true
    spentMs += ms
  }
  return false
}

/** Processor time of a run in this thread, milliseconds: what other processes do on the machine does not count. */
async function measureUsed(parse: (text: string) => unknown, text: string): Promise<number> {
  let runs = 0
  let usedMs = 0
  for (const began = readThreadMs(); usedMs < measuredMs; usedMs = readThreadMs() - began) {
    const parsed = parse(text)
    if (parsed instanceof Promise) await parsed
    runs += 1
  }
  return usedMs / runs
}

function readThreadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * A reader of text that comes in pieces of 32,768 characters as a parser of the whole text. What a reader throws is an
 * answer too.
 */
export function readInPieces(
  read: (text: AsyncIterable<string>) => AsyncIterable<unknown>,
): (input: string) => Promise<void> {
  return async (input) => {
    async function* pieces(): AsyncGenerator<string> {
      for (let at = 0; at < input.length; at += 32_768) yield input.slice(at, at + 32_768)
    }
    try {
      for await (const row of read(pieces())) if (row === null) break
    } catch {
      // Refused, in words: that it came in time is what counts.
    }
  }
}
