import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTrack } from './track.ts'

/** Event 49, once for every address of the results page that a visitor comes to see (SRCH-23). Shows nothing. */
export function SearchViewEvent({ results }: { results: number }) {
  const track = useTrack()
  const { pathname, search } = useLocation()
  useEffect(() => {
    track({ name: 'search_view', parameters: { results } })
    // The count alone may change when stock does; that is no new view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [track, pathname, search])
  return null
}
