import { findAccessory } from '#site/directory/accessories.ts'
import { findSiteModel } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'

/** What the address of an enquiry page fills in. */
export interface ContentPrefill {
  /** Query string that says the same, in one spelling and with known names only; '' for nothing. */
  readonly query: string
  readonly make: string | null
  readonly model: string | null
  readonly message: string | null
}

/** Maximum number of characters of the words that a visitor searched for. */
const longestPart = 100

const noPrefill: ContentPrefill = { query: '', make: null, model: null, message: null }

/** Returns the words of a search for parts as one line of at most 100 characters, without control characters. */
export const readPartWords = (text: string | null): string =>
  (text ?? '')
    .slice(0, longestPart * 4)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, longestPart)
    // The cut may have split a surrogate pair.
    .replace(/[\ud800-\udbff]$/, '')
    .trim()

const article = (name: string): string => (name.endsWith('s') ? '' : /^[aeiou]/i.test(name) ? 'an ' : 'a ')

/**
 * Reads what a link of the platform wrote into the address of an enquiry page: a model, a kind of accessory, and the
 * words of a search for parts. Unknown models and accessories are left out (LEAD-15, CONTENT-09).
 */
export function parseContentPrefill(site: Site, given: URLSearchParams): ContentPrefill {
  const model = findSiteModel(site, given.get('model') ?? '')
  const accessory = findAccessory(given.get('accessory') ?? '')
  const part = readPartWords(given.get('part'))
  if (model === null && accessory === null && part === '') return noPrefill
  const query = new URLSearchParams()
  if (model !== null) query.set('model', model.page)
  if (accessory !== null) query.set('accessory', accessory.id)
  if (part !== '') query.set('part', part)
  const title = model === null ? null : `${model.make.name} ${model.name}`
  const vehicle = title === null ? '' : ` for my ${title}`
  const name = accessory === null ? '' : accessory.name.charAt(0).toLowerCase() + accessory.name.slice(1)
  return {
    query: query.toString(),
    make: model?.make.name ?? null,
    model: model?.name ?? null,
    message:
      accessory !== null
        ? `I am interested in ${article(name)}${name}${vehicle}. What would it cost with fitting?`
        : part !== ''
          ? `I am looking for: ${part}${vehicle}`
          : null,
  }
}
