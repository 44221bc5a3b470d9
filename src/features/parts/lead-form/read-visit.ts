import { longestVisit } from '#domain/enquiry/visit-attributes.ts'
import { readTabStored } from '#ui/browser-storage.ts'
import { visitKey, type Visit } from './record-visit.ts'

/** The visit as a form sends it, without its oldest pages where all of them are too long; '' when there is none. */
export function readVisit(): string {
  try {
    const stored = readTabStored(visitKey)
    if (stored === null) return ''
    const { params, ...visit } = JSON.parse(stored) as Visit
    for (let { pages } = visit; ; pages = pages.slice(1)) {
      const text = JSON.stringify({ pages, params })
      if (text.length <= longestVisit) return text
      if (pages.length === 0) return ''
    }
  } catch {
    return ''
  }
}
