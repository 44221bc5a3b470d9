import { isAdvertising } from './advertising-words.ts'
import { findBadgeWord, spellBadgeWord, type TitleCase } from './badge-words.ts'
import { findFeature, type TitleFeature } from './feature-words.ts'
import { findSeriesCode } from './series-codes.ts'
import { splitTitle, wordKeyOf, type TitleWord } from './title-words.ts'

/**
 * What a title says behind make and model. Every word stands in the title; only its case may differ. null:
 * not said.
 */
export interface TitleParts {
  /** 'SR5', 'Maxx Sport', 'xDrive30d M Sport'. Never a year. */
  readonly badge: string | null
  /** 'GUN126R', 'KF Series', 'VE II', 'PX MkII'. Without the model year ('MY21'), which the year field holds. */
  readonly series: string | null
  /** 'Auto', '6sp Manual', 'Sports Automatic Dual Clutch'. */
  readonly gearbox: string | null
  /** '4x4', 'i-ACTIV AWD', 'quattro'. */
  readonly drive: string | null
  /** 'Double Cab', 'Hatchback'. */
  readonly body: string | null
}

/** More words than any badge has: past these, only words of the table are believed. */
const mostBadgeWords = 8

/**
 * Reads the rest of a title behind make and model.
 *
 *   Maxx Sport   KF Series  Auto     i-ACTIV AWD  MY21         one owner
 *   └ badge      └ series   └gearbox └ drive      └ model year └ advertisement
 *
 * A badge is what stands before the first other part; behind it a word counts as badge only when the table of badges
 * has it. Notes in brackets give a series and features and no badge. Takes linear time.
 */
export function readTitle(rest: string, make: string, model: string): TitleParts {
  const words = splitTitle(rest)
  const reader = new TitleReader(words, make, model)
  return reader.read()
}

class TitleReader {
  private readonly words: readonly TitleWord[]
  private readonly make: string
  private readonly model: string
  private readonly titleCase: TitleCase
  private readonly badge: string[] = []
  private readonly features: Partial<Record<TitleFeature, string>> = {}
  private series: string | null = null
  /** `open`: any word is a badge word. `known`: only one of the table. `over`: none. */
  private badgeState: 'open' | 'known' | 'over' = 'open'

  constructor(words: readonly TitleWord[], make: string, model: string) {
    this.words = words
    this.make = make
    this.model = model
    this.titleCase = resolveCase(words)
  }

  read(): TitleParts {
    for (let at = 0; at < this.words.length;) at += this.readAt(at)
    return {
      badge: this.badge.length === 0 ? null : this.badge.join(' '),
      series: this.series,
      gearbox: this.features.gearbox ?? null,
      drive: this.features.drive ?? null,
      body: this.features.body ?? null,
    }
  }

  /** Reads what begins at this word and returns how many words it takes. */
  private readAt(at: number): number {
    const word = this.words[at]
    if (word === undefined) return 1
    if (word.afterBreak && this.badge.length > 0) this.badgeState = 'over'
    return (
      this.readYearOrCount(word, at) ??
      this.readDrivenEngine(word, at) ??
      this.readFeature(word, at) ??
      this.readSeries(word, at) ??
      this.readBadge(word, this.words[at + 1]?.key)
    )
  }

  /** Years, model years, and counts of doors, seats and kilowatts: other fields hold them. */
  private readYearOrCount({ text, key, inBrackets }: TitleWord, at: number): number | null {
    if (/^(?:19|20)\d\d$/.test(key) || /^my\d{2,4}$/.test(key) || /^\d{3}(?:\+\d{3})?my$/.test(key)) {
      if (!inBrackets) this.closeBadge()
      return 1
    }
    if (key === 'my' && /^\d{2}(?:\.\d+)?$/.test(this.words[at + 1]?.text ?? '')) return 2
    if (
      /^(?:[2-5]-?d(?:r|oors?)?|\d{1,2}-?(?:st|seats?|seater|yrs?|ys)|\d{2,3}kw|\+|upgrade|update|facelift)$/i.test(
        text,
      )
    )
      return 1
    const next = this.words[at + 1]?.key ?? ''
    return /^\d{1,2}$/.test(key) && /^(?:dr|doors?|st|seats?|seater|yrs?|years?|upgrade|update)$/.test(next) ? 2 : null
  }

  /** BMW's 'xDrive30d' or 'xDrive 30d' names the engine, and so the badge, and all driven wheels. */
  private readDrivenEngine(word: TitleWord, at: number): number | null {
    const match = /^([xse])drive(\d.*)?$/i.exec(word.text)
    if (match === null || this.make !== 'BMW') return null
    const isAll = match[1]?.toLowerCase() === 'x'
    if (isAll) this.features.drive ??= 'xDrive'
    const next = this.words[at + 1]
    const joined = match[2] === undefined
    const engine = joined ? (/^\d{2}[a-z]{0,2}$/.test(next?.key ?? '') ? next : undefined) : { text: match[2] ?? '' }
    if (engine === undefined) {
      if (!word.inBrackets) this.closeBadge()
      return 1
    }
    if (this.badgeState !== 'over') this.badge.push(`${match[1]?.toLowerCase() ?? ''}Drive${engine.text.toLowerCase()}`)
    return joined ? 2 : 1
  }

  private readFeature(word: TitleWord, at: number): number | null {
    const found = findFeature(this.words, at, this.make)
    if (found === null) return null
    if (!word.inBrackets) this.closeBadge()
    let { text, count } = found
    // Several gearboxes in a row are one: '6sp' 'Manual', 'Auto' 'CVT'. Of other features the first phrase counts.
    for (let next = findFeature(this.words, at + count, this.make); found.feature === 'gearbox';) {
      if (next?.feature !== 'gearbox' || this.words[at + count]?.afterBreak === true) break
      text = `${text} ${next.text}`
      count += next.count
      next = findFeature(this.words, at + count, this.make)
    }
    this.features[found.feature] ??= text
    return count
  }

  private readSeries(word: TitleWord, at: number): number | null {
    const code = this.findCode(word, at)
    const parts = code === null ? [] : [code]
    let next = code === null ? at : at + 1
    for (let more = this.findSeriesSuffix(next, parts.length > 0); more.length > 0;) {
      parts.push(...more)
      next += more.length
      more = this.findSeriesSuffix(next, true)
    }
    if (parts.length === 0) return null
    if (this.badge.length > 0 && !word.inBrackets) this.closeBadge()
    this.series ??= parts.join(' ')
    return next - at
  }

  /** A code that the table knows, or one that the word 'Series' behind it declares to be one ('QX Series'). */
  private findCode({ text, key }: TitleWord, at: number): string | null {
    const known = findSeriesCode(text, this.make, this.model)
    if (known !== null) return known
    const next = this.words[at + 1]
    if (next === undefined || next.afterBreak || next.key !== 'series') return null
    return /^[a-z]{2}$|^(?=[a-z]*\d)[a-z0-9]{2,4}$/.test(key) ? text.toUpperCase() : null
  }

  /** 'Series', 'Series II', 'MkII', 'Mk 2', 'II', 'LCI', 'X' of 'FG X', 'Gen 2', '9th Gen'. */
  private findSeriesSuffix(at: number, hasCode: boolean): readonly string[] {
    const word = this.words[at]
    const after = this.words[at + 1]
    if (word === undefined || (hasCode && word.afterBreak)) return []
    const number = after !== undefined && !after.afterBreak && isNumeral(after.key) ? after.text.toUpperCase() : null
    if (word.key === 'series' && number !== null) return ['Series', number]
    if (word.key === 'series' && hasCode) return ['Series']
    if (/^mk(?:\d|i{1,3}|iv|v|vi{1,2})$|^mk\d\d$/.test(word.key) && word.text.length <= 5)
      return [`Mk${word.key.slice(2).toUpperCase()}`]
    if (word.key === 'mk' && number !== null) return ['Mk', number]
    if (word.key === 'gen' && number !== null) return ['Gen', number]
    if (word.key === 'gen' && this.make === 'HSV' && /^f2?$/.test(after?.key ?? '')) return ['GEN', after?.text ?? '']
    if (/^\d(?:st|nd|rd|th)$|^1\dth$/.test(word.key) && after?.key === 'gen') return [word.text.toLowerCase(), 'Gen']
    if (!hasCode) return []
    const further = findSeriesCode(word.text, this.make, this.model)
    if (further !== null) return [further]
    if (/^i{2,3}$|^iv$|^vi{1,3}$|^ix$/.test(word.key)) return [word.text.toUpperCase()]
    if (/^lci\d?$/.test(word.key) && this.make === 'BMW') return [word.text.toUpperCase()]
    return word.key === 'x' && this.words[at - 1]?.key === 'fg' ? ['X'] : []
  }

  private readBadge({ text, key, inBrackets, afterBreak }: TitleWord, next: string | undefined): 1 {
    const known = findBadgeWord(key)
    if (inBrackets && key !== 'hybrid') return 1
    if (this.badge.length === 0 && (key === wordKeyOf(this.make) || key === wordKeyOf(this.model))) return 1
    if (this.badgeState === 'over' || key === '') return 1
    if (isAdvertising(key, next)) this.badgeState = this.badge.length > 0 ? 'over' : 'known'
    else if (known !== null || (this.badgeState === 'open' && this.badge.length < mostBadgeWords))
      this.badge.push(spellBadgeWord(text, key, this.make, this.titleCase))
    else this.badgeState = this.badge.length > 0 || afterBreak ? 'over' : this.badgeState
    return 1
  }

  private closeBadge(): void {
    if (this.badge.length > 0 && this.badgeState === 'open') this.badgeState = 'known'
  }
}

function isNumeral(key: string): boolean {
  return /^\d$|^i{1,3}$|^iv$|^vi{0,3}$|^x$/.test(key)
}

/** Whether the title is written in capitals or small letters alone, judged by its words of letters. */
function resolveCase(words: readonly TitleWord[]): TitleCase {
  const letters = words
    .map((word) => word.text)
    .filter((text) => /^\p{L}{3,}$/u.test(text))
    .join('')
  return letters.length > 3 && (letters === letters.toUpperCase() || letters === letters.toLowerCase())
    ? 'single'
    : 'mixed'
}
