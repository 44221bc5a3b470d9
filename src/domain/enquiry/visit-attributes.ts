/** What the browser reports of the visit before an enquiry (LEAD-02). */
export interface VisitAttributes {
  /** Paths without their query, oldest first. */
  readonly visited_pages: readonly string[]
  readonly linked_query_params: Readonly<Record<string, string>>
}

/** What a site has sent with a lead. */
export interface VisitLimits {
  /** Most pages, the latest ones; 0 sends none. */
  readonly pages: number
  /** Names of the query parameters of the first page that are sent. */
  readonly params: readonly string[]
}

/** Longest text that is read, characters; longer ones count as none. The browser sends the latest pages that fit. */
export const longestVisit = 4_000
const longestPath = 200
const longestParam = 200

/** A path of the site: no host, query or fragment. */
const plainPath = /^\/(?:[^/\\?#\s][^\\?#\s]*)?$/u

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads the visit that a browser sent, as JSON `{ "pages": [], "params": {} }`. Whatever else it sends is dropped: more
 * pages than the site takes, addresses of other hosts, unknown parameters, long texts.
 */
export function parseVisit(text: string | null, { pages: mostPages, params: names }: VisitLimits): VisitAttributes {
  const sent = text === null || text.length > longestVisit ? null : parseJson(text)
  if (!isRecord(sent)) return { visited_pages: [], linked_query_params: {} }
  const pages = Array.isArray(sent.pages) ? (sent.pages as readonly unknown[]) : []
  const params = isRecord(sent.params) ? sent.params : {}
  const visited = pages.filter(
    (page): page is string => typeof page === 'string' && page.length <= longestPath && plainPath.test(page),
  )
  return {
    visited_pages: mostPages === 0 ? [] : visited.slice(-mostPages),
    linked_query_params: Object.fromEntries(
      names.flatMap((name) => {
        const value = Object.hasOwn(params, name) ? params[name] : undefined
        return typeof value === 'string' && value !== '' ? [[name, value.toWellFormed().slice(0, longestParam)]] : []
      }),
    ),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const pagesSentence = 'The pages you visited on this site are sent with your enquiry.'
const bothSentence = 'The pages you visited on this site and the campaign that led you here are sent with your enquiry.'
const campaignSentence = 'The campaign that led you to this site is sent with your enquiry.'

/**
 * The notice in two parts: its first sentence, which is always read beside the button, and the rest, which one press
 * opens; '' where it is a single sentence.
 */
export function splitNotice(notice: string): { readonly first: string; readonly rest: string } {
  const end = notice.search(/[.!?]\s/)
  return end === -1
    ? { first: notice, rest: '' }
    : { first: notice.slice(0, end + 1), rest: notice.slice(end + 1).trim() }
}

/** The collection notice of a form, with a sentence on what is sent of the visit, where something is (LEAD-02). */
export function buildCollectionNotice(notice: string, { pages, params }: VisitLimits): string {
  const sentence =
    pages > 0 ? (params.length > 0 ? bothSentence : pagesSentence) : params.length > 0 ? campaignSentence : null
  return sentence === null ? notice : `${notice} ${sentence}`
}
