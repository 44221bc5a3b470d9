import { Link, useLocation } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'

const failureClass =
  'flex flex-wrap items-center justify-between gap-3 rounded-site border border-danger bg-surface px-4 py-3'

/** Cause of a failed search: the server is unreachable, overloaded or returned an error. */
export type Trouble = 'offline' | 'busy' | 'failed'

const troubles = {
  offline: ['We could not reach the website.', 'Check your connection and try again'],
  busy: ['We are very busy just now.', 'Try again in a moment'],
  failed: ['We could not load that search.', 'Try again in a moment'],
} as const

/** Error message of a failed search; the previous results stay on screen (SRCH-10). */
export function Failure({ stale }: { stale: Trouble | null }) {
  const { pathname, search } = useLocation()
  const [what, advice] = troubles[stale ?? 'failed']
  return (
    <div role="alert" className={failureClass}>
      <p className="min-w-0 flex-1 basis-72 text-pretty">
        <strong>{what}</strong> {advice};{' '}
        {stale === null ? 'everything we have in stock is still here.' : 'these are your earlier results.'}
      </p>
      <Link
        to={pathname + search}
        replace
        preventScrollReset
        reloadDocument={stale === null}
        className={buttonClass('outlined')}
      >
        Try again
      </Link>
    </div>
  )
}
