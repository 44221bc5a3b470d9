import { z } from 'zod'
import { jsonParser } from 'stream-json/parser.js'
import type { FeedFormatDefinition } from './feed-format.ts'
import { describeExcess, FeedError, readLimits, wordsOf } from './feed-row.ts'
import type { FeedRow } from './feed-row.ts'
import { RowBuilder } from './json-row-builder.ts'
import type { JsonToken } from './json-row-builder.ts'

const jsonOptions = z.strictObject({
  path: z
    .array(z.string().min(1))
    .min(1)
    .max(8)
    .describe('Keys that lead to the list of vehicles; absent: the outermost value is the list, or holds one list')
    .optional(),
  lines: z.boolean().describe('One object a line (NDJSON); absent: the first line decides').optional(),
})

export const jsonFormat: FeedFormatDefinition<typeof jsonOptions> = {
  title: 'JSON',
  endings: ['.json', '.ndjson', '.jsonl'],
  judge: (head) => (/^(?:\{\s*["}]|\[\s*["{[\]])/.test(head) ? 'certain' : 'no'),
  options: jsonOptions,
  namesColumnsOnce: false,
  read: readJson,
}

/**
 * Rows of a JSON feed: a list of objects, a list under a path, or one object a line. Throws FeedError on another shape
 * and on a file cut off.
 */
export async function* readJson(
  text: AsyncIterable<string>,
  options: z.output<typeof jsonOptions>,
): AsyncGenerator<FeedRow> {
  if (options.lines === true) {
    yield* readJsonLines(text)
    return
  }
  const iterator = text[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done === true) return
  async function* whole(): AsyncGenerator<string> {
    try {
      yield first.value as string
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
    } finally {
      // A file that is given up is closed all the same: Node ends the process for one that the garbage collector finds
      // open.
      await iterator.return?.()
    }
  }
  const looksLikeLines = options.lines === undefined && options.path === undefined && holdsWholeObject(first.value)
  yield* looksLikeLines ? readJsonLines(whole()) : readJsonDocument(whole(), options.path)
}

function holdsWholeObject(head: string): boolean {
  const text = head.trimStart()
  const end = text.indexOf('\n')
  if (end < 0 || !text.startsWith('{') || !text.slice(end).trimStart().startsWith('{')) return false
  const line = text.slice(0, end)
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}

async function* readJsonDocument(
  text: AsyncIterable<string>,
  path: readonly string[] | undefined,
): AsyncGenerator<FeedRow> {
  const tokenize = jsonParser({ packStrings: false, streamKeys: false, streamNumbers: false }) as (
    chunk: string,
  ) => unknown
  const builder = new RowBuilder(path)
  let charactersSinceToken = 0
  for await (const chunk of text) {
    // Small steps keep the tokens of one step, and so the memory, small.
    for (let at = 0; at < chunk.length; at += 65_536) {
      const piece = chunk.slice(at, at + 65_536)
      let tokens: readonly JsonToken[]
      try {
        tokens = tokensOf(tokenize(piece))
      } catch (error) {
        throw new FeedError(
          'failed',
          `the file is not valid JSON, not far after row ${builder.rowCount}: ` +
            (error instanceof Error ? error.message : String(error)),
        )
      }
      charactersSinceToken = tokens.length === 0 ? charactersSinceToken + piece.length : 0
      if (charactersSinceToken > readLimits.row)
        throw new FeedError(
          'failed',
          `a name or number after row ${builder.rowCount} is longer than ${readLimits.row} characters`,
        )
      for (const token of tokens) {
        const row = builder.take(token)
        if (row !== null) yield row
      }
    }
  }
  builder.requireComplete()
}

/** stream-json returns several tokens in one wrapper, and a symbol when there is none. */
function tokensOf(result: unknown): readonly JsonToken[] {
  if (typeof result === 'object' && result !== null && 'values' in result && Array.isArray(result.values))
    return result.values as JsonToken[]
  return []
}

async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<FeedRow> {
  // Pieces of the line under way: joined once, at its end.
  let pieces: string[] = []
  let length = 0
  let rowNumber = 0
  for await (const chunk of text) {
    const [first = '', ...others] = chunk.split('\n')
    pieces.push(first)
    length += first.length
    for (const next of others) {
      const line = pieces.join('')
      pieces = [next]
      length = next.length
      if (line.trim() === '') continue
      rowNumber += 1
      yield parseLine(line, rowNumber)
    }
    if (length > readLimits.row)
      throw new FeedError('failed', `line ${rowNumber + 1} is longer than ${readLimits.row} characters`)
  }
  const rest = pieces.join('').trim()
  if (rest === '') return
  const last = parseLine(rest, rowNumber + 1)
  if (!last.ok && rest.startsWith('{') && !rest.endsWith('}'))
    throw new FeedError('failed', `the file is cut off in line ${rowNumber + 1}`)
  yield last
}

function parseLine(line: string, rowNumber: number): FeedRow {
  const fail = (reason: string): FeedRow => ({ ok: false, rowNumber, reason, words: wordsOf(line) })
  if (line.length > readLimits.cell * 2) return fail(`the line is longer than ${readLimits.cell * 2} characters`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    return fail(`not valid JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('not an object')
  const excess = describeExcess(value)
  if (excess !== null) return fail(excess)
  return { ok: true, rowNumber, fields: value as Record<string, unknown> }
}
