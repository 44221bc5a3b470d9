import type { Atom } from './atoms.ts'
import { longestPhrase, type Meaning } from './meaning.ts'
import type { Span } from './sentence.ts'

/** Words that stand at a place of the sentence and where they end. */
export interface Phrase {
  readonly text: string
  readonly words: number
  /** Index of the first piece after it. */
  readonly next: number
}

/** Words of the longest phrase that a rule asks for. */
const mostWords = 5

/** The pieces of a sentence with the questions that all rules of the grammar ask of them. */
export class SentenceReader {
  readonly atoms: readonly Atom[]
  /** The phrases at each place: every rule asks for them anew. */
  readonly #phrases: (readonly Phrase[] | undefined)[] = []

  constructor(atoms: readonly Atom[]) {
    this.atoms = atoms
  }

  textAt(at: number): string {
    return this.atoms[at]?.text ?? ''
  }

  /**
   * The words from `at` on, one phrase for each length up to `most` (five at most), longest first. Hyphens between
   * words are nothing.
   */
  phrasesAt(at: number, most: number): readonly Phrase[] {
    const all = (this.#phrases[at] ??= this.#findPhrases(at))
    return all.length > most ? all.slice(-most) : all
  }

  #findPhrases(at: number): readonly Phrase[] {
    const phrases: Phrase[] = []
    let text = ''
    for (let next = at, words = 0; next < this.atoms.length && words < mostWords; next += 1) {
      const piece = this.textAt(next)
      if (this.isHyphen(next)) continue
      if (!/[\p{L}\p{N}]/u.test(piece)) break
      text = text === '' ? piece : `${text} ${piece}`
      words += 1
      phrases.push({ text, words, next: next + 1 })
    }
    return phrases.toReversed()
  }

  /** A '-' without a space on either side. */
  isHyphen(at: number): boolean {
    const [before, here, after] = [this.atoms[at - 1], this.atoms[at], this.atoms[at + 1]]
    if (here?.text !== '-' || before === undefined || after === undefined) return false
    return before.to === here.from && here.to === after.from
  }

  /** The longest phrase at `at` that the table has. */
  findMeaning(at: number, ...tables: readonly ReadonlyMap<string, Meaning>[]): (Phrase & { meaning: Meaning }) | null {
    for (const phrase of this.phrasesAt(at, longestPhrase)) {
      for (const table of tables) {
        const meaning = table.get(phrase.text)
        if (meaning !== undefined) return { ...phrase, meaning }
      }
    }
    return null
  }

  /** Index after the longest of the phrases that stands at `at`; null when none does. */
  after(at: number, phrases: ReadonlySet<string>): number | null {
    return this.phrasesAt(at, 3).find(({ text }) => phrases.has(text))?.next ?? null
  }

  spanOf(at: number, next: number): Span {
    return { from: this.atoms[at]?.from ?? 0, to: this.atoms[next - 1]?.to ?? 0 }
  }
}
