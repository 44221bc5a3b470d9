import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'

/** Characters that grammars repeat, and so the ones that make a backtracking parser slow. */
const repeated = fc.constantFrom(
  '1',
  '9',
  '.',
  ',',
  '-',
  '+',
  '/',
  '\\',
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '&',
  '=',
  '%',
  '%2F',
  '%20',
  '[',
  ']',
  '[0]',
  '(',
  ')',
  '"',
  "'",
  '<',
  '{',
  '}',
  '_',
  ':',
  '::',
  '@',
  'a',
  'A',
  'é',
  '\u0301',
  '👩‍👩‍👧',
  '0',
  '$',
  '*',
  '~',
  ';',
  '|',
)
const tail = fc.constantFrom('', 'x', '!', '\0', '1', '/', ' x', '\n', '€')

/**
 * As many characters of the whole of Unicode, from a generator that follows from the seed alone (mulberry32). A
 * library's arbitrary text, which can shrink, takes a hundred times as long as reading it.
 */
function buildRandomText(seed: number, characters: number): string {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const pieces: string[] = []
  while (pieces.length < characters) {
    const point = next() % 0x11_00_00
    // Half of a surrogate pair is no character.
    if (point < 0xd8_00 || point > 0xdf_ff) pieces.push(String.fromCodePoint(point))
  }
  return pieces.join('')
}

/** Texts of up to `length` characters: long runs of one or two pieces with something behind them that does not fit. */
function longText(length: number): fc.Arbitrary<string> {
  const run = fc
    .tuple(repeated, repeated, fc.boolean(), fc.string({ maxLength: 12, unit: 'grapheme' }), tail)
    .map(([first, second, alternate, prefix, end]) => {
      const piece = alternate ? first + second : first
      const body = piece.repeat(Math.ceil(length / piece.length))
      return (prefix + body).slice(0, length - end.length) + end
    })
  return fc.oneof(
    { weight: 4, arbitrary: run },
    { weight: 1, arbitrary: fc.nat().map((seed) => buildRandomText(seed, length - (seed % 11))) },
  )
}

const firstSeed = 20_261_122

/** `count` of these texts, the same ones in every run; another `batch` has others. */
export function sampleLongTexts(length: number, count: number, batch = 0): readonly string[] {
  return fc.sample(longText(length), { numRuns: count, seed: firstSeed + batch })
}

export interface SlowestRun {
  readonly ms: number
  readonly input: string
}

/**
 * The slowest of the inputs. An input that takes long is measured up to 20 times, with longer and longer pauses, and
 * its fastest run counts: what the machine does beside cannot slow down all of them, and a parser that is slow is slow
 * every time.
 */
export async function findSlowestRun(
  parse: (text: string) => unknown,
  inputs: readonly string[],
  limitMs: number,
): Promise<SlowestRun> {
  let slowest: SlowestRun = { ms: 0, input: '' }
  for (const input of inputs) {
    let ms = await measure(parse, input)
    for (let repeat = 0; ms > limitMs && repeat < 20; repeat += 1) {
      await sleep(repeat)
      ms = Math.min(ms, await measure(parse, input))
    }
    if (ms > slowest.ms) slowest = { ms, input }
  }
  return slowest
}

/** Time that one run takes, milliseconds. */
export async function measure(parse: (text: string) => unknown, input: string): Promise<number> {
  const began = performance.now()
  const parsed = parse(input)
  if (parsed instanceof Promise) await parsed
  return performance.now() - began
}
