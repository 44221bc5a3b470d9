import { splitNotice } from '#domain/enquiry/visit-attributes.ts'
import type { PolicyLink } from '#site/content/policies.ts'

interface CollectionNoticeProps {
  /** The whole notice, as it is stored with the consent. */
  readonly notice: string
  /** The pages that it refers to (CONTENT-06). */
  readonly policies: readonly PolicyLink[]
}

/**
 * The collection notice of a form: its first sentence in sight, the rest and the policies one press away, so that the
 * notice does not push the button of a short form out of sight. A notice of one sentence has its policies below.
 */
export function CollectionNotice({ notice, policies }: CollectionNoticeProps) {
  const { first, rest } = splitNotice(notice)
  if (rest === '' && policies.length === 0) return <p className="text-sm text-muted">{first}</p>
  return (
    <details className="text-sm text-muted">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-1.5 py-1">
        <span>{first}</span>
        <span className="text-link underline underline-offset-4">Privacy and terms</span>
      </summary>
      {rest !== '' && <p className="pb-1">{rest}</p>}
      <PolicyLinks policies={policies} />
    </details>
  )
}

/** The pages are opened in a tab of their own, so that what was typed stays. */
function PolicyLinks({ policies }: Pick<CollectionNoticeProps, 'policies'>) {
  if (policies.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6">
      {policies.map(({ label, href }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {label}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
