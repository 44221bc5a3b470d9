import { trimDangling } from '#domain/format/limit-words.ts'

/** Tags that end a line; the others stand within a word or a sentence, and leave no blank. */
const lineTag = /^<\/?(?:br|p|div|li|ul|ol|h[1-6]|t[rdh]|table)\b/i

/** What stands in these elements is code and no text. */
const codeTag = /^<(script|style)\b/i
const codeEnds = { script: /<\/script/gi, style: /<\/style/gi } as const

/** Where a code element that begins at `open` has its end tag; the end of the text where it has none. */
function findCodeEnd(text: string, open: number): number {
  const [, name] = codeTag.exec(text.slice(open, open + 8)) ?? []
  if (name === undefined) return open
  const end = codeEnds[name.toLowerCase() as keyof typeof codeEnds]
  end.lastIndex = open
  return end.exec(text)?.index ?? text.length
}

/**
 * A text without markup: every tag is dropped, and what stands in scripts and styles; a run of blanks becomes one, and
 * the common entities become their characters. For texts that a manufacturer's system wrote as HTML; linear in their
 * length, and safe because the result is shown as text. A '<' that begins no tag stays, so that 'under <100 km' keeps
 * its words.
 */
export function stripMarkup(text: string): string {
  let plain = ''
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('<', at)
    if (open < 0) break
    plain += text.slice(at, open)
    at = open
    const isTag = /[a-z/!]/i.test(text[open + 1] ?? '')
    const close = isTag ? text.indexOf('>', findCodeEnd(text, open)) : -1
    // A tag without an end: nothing after it can have one either, so nothing is looked through twice.
    if (isTag && close < 0) break
    if (isTag && lineTag.test(text.slice(open, open + 8))) plain += ' '
    if (!isTag) plain += '<'
    at = isTag ? close + 1 : open + 1
  }
  return (plain + text.slice(at))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split(/\s+/)
    .filter((word) => word !== '')
    .join(' ')
}

/** A text as it is shown at first. */
export interface CollapsedText {
  readonly whole: string
  /** The beginning that is shown while it is collapsed; null: the text is short, and shown whole without a toggle. */
  readonly beginning: string | null
}

/**
 * Collapses a long text (CONTENT-01): one of more than `longFrom` characters is cut at `length`, and further back at
 * the end of a word where there is one. Characters are counted as a reader counts them.
 */
export function collapseText(whole: string, length: number, longFrom: number): CollapsedText {
  const characters = [...whole]
  if (characters.length <= longFrom || characters.length <= length) return { whole, beginning: null }
  const cut = characters.slice(0, length)
  const isWordEnd = /\s/.test(characters[length] ?? '')
  const blank = isWordEnd ? -1 : cut.findLastIndex((character) => /\s/.test(character))
  const kept = blank > 0 ? cut.slice(0, blank) : cut
  return { whole, beginning: `${trimDangling(kept.join('').trimEnd())}…` }
}
