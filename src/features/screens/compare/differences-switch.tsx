import type { CompareView } from './compare-view.ts'

/** In how many details the vehicles differ, and the way to those alone or to all of them. */
export function DifferencesSwitch({ view }: { view: CompareView }) {
  const { differing, facts, onlyDifferences } = view
  return (
    <p className="flex flex-wrap items-center gap-x-4 font-normal text-muted">
      <span>
        {differing} of {facts} details differ{onlyDifferences ? '.' : ', shaded below.'}
      </span>
      <a
        data-nav="stay"
        href={onlyDifferences ? view.allHref : view.differencesHref}
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {onlyDifferences ? 'Show all details' : 'Show differences only'}
      </a>
    </p>
  )
}
