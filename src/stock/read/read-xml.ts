import sax from 'sax'
import { z } from 'zod'
import type { FeedFormatDefinition } from './feed-format.ts'
import { FeedError, readLimits } from './feed-row.ts'
import type { FeedRow } from './feed-row.ts'

const xmlOptions = z.strictObject({
  row: z
    .string()
    .min(1)
    .describe('Name of the element of one vehicle; absent: those directly inside the outermost')
    .optional(),
})

export const xmlFormat: FeedFormatDefinition<typeof xmlOptions> = {
  title: 'XML',
  endings: ['.xml'],
  judge: (head) => (head.startsWith('<') ? 'certain' : 'no'),
  options: xmlOptions,
  namesColumnsOnce: false,
  read: readXml,
}

interface Element {
  readonly name: string
  text: string
  /** Children and attributes ('@name'); null while it has none, so that a leaf is its text. */
  fields: Record<string, unknown> | null
}

/**
 * Rows of an XML feed. A leaf element is its text, one with children or attributes an object, repeated elements a list;
 * attributes are called '@name', text beside them '#text'. A DOCTYPE is refused outright, and with it every entity but
 * the five of XML and character references: no entity bomb, no file or address is ever fetched.
 */
export async function* readXml(
  text: AsyncIterable<string>,
  options: z.output<typeof xmlOptions>,
): AsyncGenerator<FeedRow> {
  const builder = new XmlRowBuilder(options.row)
  for await (const chunk of text) {
    for (let at = 0; at < chunk.length; at += 65_536) {
      builder.write(chunk.slice(at, at + 65_536))
      yield* builder.drain()
    }
  }
  builder.end()
  yield* builder.drain()
}

class XmlRowBuilder {
  private readonly parser = sax.parser(true, { position: true })
  private readonly rowName: string | undefined
  private error: FeedError | null = null
  private rows: FeedRow[] = []
  private rowCount = 0
  private depth = 0
  private sawText = false
  /** Elements of the row that is being read, outermost first. */
  private stack: Element[] = []
  private problem: string | null = null
  private fieldCount = 0
  private rowSize = 0
  private words: string[] = []
  private rootDone = false

  constructor(rowName: string | undefined) {
    this.rowName = rowName
    const { parser } = this
    /* oxlint-disable unicorn/prefer-add-event-listener -- sax has no other way to listen */
    parser.onerror = (error) => {
      const [first = 'unreadable'] = error.message.split('\n')
      // Thrown at once: sax would go on and report an error for every character that follows.
      throw (
        this.error ??
        new FeedError(
          'failed',
          `the file is not valid XML at line ${parser.line + 1}, after row ${this.rowCount}: ${first}`,
        )
      )
    }
    parser.ondoctype = () => this.fail('the XML has a DOCTYPE, which is refused for safety; send the feed without it')
    parser.onsgmldeclaration = () =>
      this.fail('the XML has a declaration (<!…>), which is refused for safety; send the feed without it')
    parser.onopentag = (tag) => this.open(tag.name, tag.attributes as Record<string, string>)
    parser.ontext = (text) => this.addText(text)
    parser.oncdata = (text) => this.addText(text)
    parser.onclosetag = () => this.close()
    /* oxlint-enable unicorn/prefer-add-event-listener */
  }

  write(text: string): void {
    if (/\S/.test(text)) this.sawText = true
    this.parser.write(text)
    if (this.error !== null) throw this.error
  }

  end(): void {
    if (!this.sawText) return // The import reports an empty feed.
    if (!this.rootDone)
      throw new FeedError('failed', `the file is cut off: the XML ends in the middle, after row ${this.rowCount}`)
    this.parser.close()
    if (this.error !== null) throw this.error
  }

  *drain(): Generator<FeedRow> {
    const { rows } = this
    this.rows = []
    yield* rows
  }

  private fail(message: string): void {
    this.error ??= new FeedError('failed', message)
  }

  private open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1
    if (this.depth > readLimits.deepest)
      this.fail(`row ${this.rowCount + 1} is nested more than ${readLimits.deepest} levels deep`)
    if (this.stack.length === 0) {
      const isRow = this.rowName === undefined ? this.depth === 2 : name === this.rowName
      if (!isRow) return
    } else {
      this.fieldCount += 1
      if (this.fieldCount > readLimits.fields) this.problem ??= `has more than ${readLimits.fields} elements`
      if (this.stack.length >= readLimits.depth) this.problem ??= `nested more than ${readLimits.depth} levels deep`
    }
    const element: Element = { name, text: '', fields: null }
    for (const [key, value] of Object.entries(attributes)) this.addField(element, `@${key}`, value)
    this.stack.push(element)
  }

  private addText(text: string): void {
    const element = this.stack.at(-1)
    if (element === undefined) return
    this.rowSize += text.length
    if (this.rowSize > readLimits.row) {
      this.fail(
        `row ${this.rowCount + 1} is longer than ${readLimits.row} characters; name the element of one vehicle ` +
          'in the mapping under xml.row',
      )
    } else if (element.text.length + text.length > readLimits.cell) {
      this.problem ??= `the text of '${element.name}' is longer than ${readLimits.cell} characters`
    } else {
      element.text += text
    }
  }

  private close(): void {
    this.depth -= 1
    if (this.depth === 0) this.rootDone = true
    const element = this.stack.pop()
    if (element === undefined) return
    const parent = this.stack.at(-1)
    if (parent === undefined) this.finish(element)
    else if (this.problem === null) this.addField(parent, element.name, valueOf(element))
  }

  private addField(element: Element, name: string, value: unknown): void {
    if (typeof value === 'string' && value.length <= 100 && this.words.length < 500) this.words.push(value.trim())
    const fields = (element.fields ??= Object.create(null) as Record<string, unknown>)
    const before = fields[name]
    if (before === undefined) fields[name] = value
    else if (Array.isArray(before)) before.push(value)
    else fields[name] = [before, value]
  }

  private finish(element: Element): void {
    this.rowCount += 1
    const { problem, words } = this
    this.problem = null
    this.words = []
    this.fieldCount = 0
    this.rowSize = 0
    const value = valueOf(element)
    if (problem !== null) this.rows.push({ ok: false, rowNumber: this.rowCount, reason: problem, words })
    else if (typeof value === 'string')
      this.rows.push({
        ok: false,
        rowNumber: this.rowCount,
        reason: `<${element.name}> holds text where fields were expected`,
        words: [value.trim()],
      })
    else this.rows.push({ ok: true, rowNumber: this.rowCount, fields: value })
  }
}

function valueOf(element: Element): string | Record<string, unknown> {
  if (element.fields === null) return element.text
  if (element.text.trim() !== '') element.fields['#text'] = element.text
  return element.fields
}
