import MarkdownIt from 'markdown-it'
import { slugify } from '#domain/format/slugify.ts'
import type { AnsweredQuestion } from './article.ts'

/** Longest text that is rendered, in characters; what is beyond is left out. Site files are bounded to 20,000. */
const longestText = 24_000
const longestHref = 2_000

export interface RenderedMarkdown {
  readonly html: string
  /** Headings of the first level of the text, for a table of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  /** The questions of the text with their answers (`collectQuestions`); empty: it has no such section. */
  readonly questions: readonly AnsweredQuestion[]
}

/**
 * Decides where a link of a text leads: the address to write, or null, which leaves its words without a link. It gets
 * addresses that are allowed only: http, https, mailto, tel, a path of the site, an anchor of the page.
 */
export type ResolveHref = (href: string) => string | null

const allowedHref =
  /^(?:https?:\/\/[^\s<>"'\\]+|mailto:[^\s<>"'\\@]+@[^\s<>"'\\@]+|tel:\+?[\d -]+|\/(?!\/)[^\s<>"'\\]*|#[\w-]+)$/i

/** Whether a link may be written at all, whatever its page. */
const isAllowed = (href: string): boolean => href.length <= longestHref && allowedHref.test(href)

/** Only what texts need: no HTML, no pictures, no code. Everything else stays as text, escaped. */
const parser = new MarkdownIt('zero', { html: false, linkify: false, typographer: false, maxNesting: 20 }).enable([
  'heading',
  'list',
  'blockquote',
  'table',
  'hr',
  'emphasis',
  'link',
  'escape',
  'newline',
  'balance_pairs',
])
parser.validateLink = isAllowed

type Token = ReturnType<typeof parser.parse>[number]

const isBreak = (type: string): boolean => type === 'softbreak' || type === 'hardbreak'

/** The words of a line without its marks. */
const wordsOf = ({ children }: Token): string =>
  (children ?? [])
    .filter(({ type }) => type === 'text' || type === 'text_special' || isBreak(type))
    .map(({ type, content }) => (isBreak(type) ? ' ' : content))
    .join('')

/** Resolves the links of a line; links cannot stand in each other. */
function resolveLinks(tokens: readonly Token[], resolve: ResolveHref): Token[] {
  let dropping = false
  return tokens.filter((token) => {
    if (token.type === 'link_open') {
      const given = token.attrGet('href')
      const href = typeof given !== 'string' || !isAllowed(given) ? null : resolve(given)
      dropping = href === null
      if (href !== null) {
        token.attrSet('href', href)
        if (href.startsWith('/')) token.attrSet('data-nav', '')
        else if (/^https?:/i.test(href)) token.attrSet('rel', 'noopener')
      }
      return !dropping
    }
    if (token.type !== 'link_close') return true
    const kept = !dropping
    dropping = false
    return kept
  })
}

/** Heads a column with a `th` that says so; a head without words is an ordinary cell. */
function prepareTables(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'th_open') continue
    const close = tokens[index + 2]
    if (tokens[index + 1]?.content !== '') token.attrSet('scope', 'col')
    else if (close !== undefined) token.tag = close.tag = 'td'
  }
}

/** Marks the items of lists that begin with bold words, which name the item: a page may set them apart. */
function prepareTerms(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'list_item_open') continue
    const words = tokens[index + 2]?.children ?? []
    const begin = words.findIndex(({ type, content }) => type !== 'text' || content !== '')
    const close = words.findIndex(({ type }) => type === 'strong_close')
    const name = words[close - 1]
    const next = words[close + 1]
    if (words[begin]?.type !== 'strong_open' || name?.type !== 'text') continue
    // '**Brakes**: measured' names the item as '**Brakes.** Measured' does.
    if (next?.type === 'text' && next.content.startsWith(':')) {
      name.content += ':'
      next.content = next.content.slice(1)
    }
    // The words after a colon go on with the sentence, and stand in its line.
    if (name.content.endsWith(':')) token.attrSet('class', 'term term-goes-on')
    else if (/[.?!]$/.test(name.content)) token.attrSet('class', 'term')
  }
}

/** Sets ids and levels of headings: the page's own heading is the only one of the first level. */
function prepareHeadings(tokens: readonly Token[]): RenderedMarkdown['headings'] {
  // How often each id was wanted: looking for a free number would take quadratic time on many equal headings.
  const wanted = new Map<string, number>()
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') return []
    const level = Math.min(Math.max(Number(token.tag.slice(1)), 2), 4)
    token.tag = `h${level}`
    const inline = tokens[index + 1]
    if (token.type === 'heading_close' || inline === undefined) return []
    const text = wordsOf(inline)
    const base = slugify(text).slice(0, 60) || 'part'
    const count = (wanted.get(base) ?? 0) + 1
    wanted.set(base, count)
    const id = count === 1 ? base : `${base}--${count}`
    token.attrSet('id', id)
    return level === 2 ? [{ id, text }] : []
  })
}

/** Headings, without their case and a full stop, that begin a section of questions. */
const questionHeadings: ReadonlySet<string> = new Set([
  'questions',
  'questions and answers',
  'common questions',
  'frequently asked questions',
  'faq',
  'faqs',
])

/** Most questions of a text; consumers show far fewer. */
const mostQuestions = 40

/**
 * Collects the section of questions: below a heading such as 'Common questions', each heading one level deeper that
 * ends in a question mark is a question, and the words up to the next heading are its answer. Headings have their final
 * levels, 2 to 4.
 *
 *     ## Common questions
 *     ### Do you take trade-ins?
 *     Yes, …
 */
function collectQuestions(tokens: readonly Token[]): AnsweredQuestion[] {
  const headings = tokens.flatMap((token, index) => {
    const inline = tokens[index + 1]
    if (token.type !== 'heading_open' || token.level > 0 || inline === undefined) return []
    return [{ index, level: Number(token.tag.slice(1)), text: wordsOf(inline).trim() }]
  })
  const found: AnsweredQuestion[] = []
  let section: number | null = null
  for (const [place, { index, level, text }] of headings.entries()) {
    if (questionHeadings.has(text.toLowerCase())) section = level
    else if (section !== null && level <= section) section = null
    else if (section !== null && level === section + 1 && text.endsWith('?')) {
      const answer = tokens
        .slice(index + 3, headings[place + 1]?.index ?? tokens.length)
        .flatMap((token) => (token.type === 'inline' ? [wordsOf(token)] : []))
      if (answer.length > 0) found.push({ question: text, answer: answer.join('\n') })
    }
    if (found.length === mostQuestions) break
  }
  return found
}

/**
 * Wraps each section, from a heading of the second level to the next one, so that a page can lay sections out beside
 * each other. What stands before the first heading is left alone.
 */
parser.renderer.rules.heading_open = (tokens, index, options, environment, renderer) => {
  const heading = renderer.renderToken(tokens, index, options)
  const token = tokens[index]
  if (token?.tag !== 'h2' || token.level > 0) return heading
  const before = environment?.['section'] === true ? '</section>\n' : ''
  if (environment !== undefined) environment['section'] = true
  return `${before}<section>\n${heading}`
}

parser.renderer.rules.table_open = () =>
  '<div class="article-table" role="region" aria-label="Table" tabindex="0"><table>'
parser.renderer.rules.table_close = () => '</table></div>'

/**
 * Renders a text as HTML that is safe by construction: the parser knows no HTML, so that every character of the text is
 * escaped, and only allowed addresses become links.
 */
export function renderMarkdown(text: string, resolve: ResolveHref): RenderedMarkdown {
  // The renderer keeps here whether a section is open.
  const environment: Record<string, unknown> = {}
  const tokens = parser.parse(text.slice(0, longestText), environment)
  const headings = prepareHeadings(tokens)
  prepareTables(tokens)
  prepareTerms(tokens)
  const questions = collectQuestions(tokens)
  for (const token of tokens) if (token.children !== null) token.children = resolveLinks(token.children, resolve)
  const html = parser.renderer.render(tokens, parser.options, environment)
  return { html: environment['section'] === true ? `${html}</section>\n` : html, headings, questions }
}
