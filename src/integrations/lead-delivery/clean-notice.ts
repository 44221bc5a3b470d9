import { cleanText } from './clean-text.ts'
import type { LeadNotice } from './lead-notice.ts'

/** The notice with every text in it cleaned, names of fields too, so that no format has to think of one. */
export function cleanNotice(notice: LeadNotice): LeadNotice {
  return cleanValue(notice) as LeadNotice
}

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanValue(inner)]))
}
