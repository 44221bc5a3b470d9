import fc from 'fast-check'

/** Characters that grammars repeat, and so the ones that make a backtracking parser slow. */
const repeated = fc.constantFrom('1', '9', '.', ',', '-', '+', '/', '\\', ' ', '\t', '\n', '\u00a0', '&', '=', '%', '%2F', '%20', '[', ']', '[0]', '(', ')', '"', "'", '<', '{', '}', '_', ':', '::', '@', 'a', 'A', 'é', '\u0301', '👩‍👩‍👧', '0', '$', '*', '~', ';', '|')
const tail = fc.constantFrom('', 'x', '!', '\0', '1', '/', ' x', '\n', '€')

/** Texts of up to `length` characters: long runs of one or two pieces with something behind them that does not fit. */
export function longText(length: number): fc.Arbitrary<string> {
  const run = fc.tuple(repeated, repeated, fc.boolean(), fc.string({ maxLength: 12, unit: 'grapheme' }), tail).map(([first, second, alternate, prefix, end]) => {
    const piece = alternate ? first + second : first
    const body = piece.repeat(Math.ceil(length / piece.length))
    return (prefix + body).slice(0, length - end.length) + end
  })
  return fc.oneof({ weight: 4, arbitrary: run }, { weight: 1, arbitrary: fc.string({ minLength: length - 10, maxLength: length, unit: 'binary' }) })
}

export interface SlowestRun {
  readonly ms: number
  readonly input: string
}

/**
 * The slowest of `count` generated inputs. An input that takes long is measured up to 20 times and its fastest run counts:
 * what the machine does beside cannot slow down all of them, and a parser that is slow is slow every time.
 */
export function findSlowestRun(parse: (text: string) => unknown, inputs: fc.Arbitrary<string>, { count, limitMs, seed = 20_261_122 }: { readonly count: number; readonly limitMs: number; readonly seed?: number }): SlowestRun {
  let slowest: SlowestRun = { ms: 0, input: '' }
  for (const input of fc.sample(inputs, { numRuns: count, seed })) {
    let ms = measure(parse, input)
    for (let repeat = 0; ms > limitMs && repeat < 20; repeat += 1) ms = Math.min(ms, measure(parse, input))
    if (ms > slowest.ms) slowest = { ms, input }
  }
  return slowest
}

/** Processor time of this thread, milliseconds: what other processes do on the machine does not count. */
function readThreadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function measure(parse: (text: string) => unknown, input: string): number {
  const began = readThreadMs()
  parse(input)
  return readThreadMs() - began
}

/** Like findSlowestRun, for readers of text that comes in pieces of 32,768 characters. What a reader throws is an answer too. */
export async function findSlowestReading(
  read: (text: AsyncIterable<string>) => AsyncIterable<unknown>,
  inputs: fc.Arbitrary<string>,
  { count, limitMs, seed = 20_261_122 }: { readonly count: number; readonly limitMs: number; readonly seed?: number },
): Promise<SlowestRun> {
  let slowest: SlowestRun = { ms: 0, input: '' }
  for (const input of fc.sample(inputs, { numRuns: count, seed })) {
    let ms = await measureReading(read, input)
    for (let repeat = 0; ms > limitMs && repeat < 20; repeat += 1) ms = Math.min(ms, await measureReading(read, input))
    if (ms > slowest.ms) slowest = { ms, input }
  }
  return slowest
}

async function measureReading(read: (text: AsyncIterable<string>) => AsyncIterable<unknown>, input: string): Promise<number> {
  async function* pieces(): AsyncGenerator<string> {
    for (let at = 0; at < input.length; at += 32_768) yield input.slice(at, at + 32_768)
  }
  const began = readThreadMs()
  try {
    for await (const row of read(pieces())) if (row === null) break
  } catch {
    // Refused, in words: that it came in time is what counts.
  }
  return readThreadMs() - began
}
