import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTrack } from './track.ts'

/** Sends event 49 once per viewed URL of the results page (SRCH-23). Renders nothing. */
export function SearchViewEvent({ results }: { results: number }) {
  const track = useTrack()
  const { pathname, search } = useLocation()
  useEffect(() => {
    track({ name: 'search_view', parameters: { results } })
    // A changed count alone, after a stock update, is not a new view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [track, pathname, search])
  return null
}
