import { useEffect, useState } from 'react'
import type { Suggestion } from './suggestion.ts'

const pauseMs = 150

interface Found {
  readonly typed: string
  readonly suggestions: readonly Suggestion[]
}

async function loadSuggestions(typed: string, signal: AbortSignal): Promise<Found> {
  try {
    const answer = await fetch(`/search-suggest?q=${encodeURIComponent(typed)}`, { signal })
    if (!answer.ok) throw new Error(`suggestions answered ${answer.status}`)
    const { suggestions } = (await answer.json()) as { suggestions: readonly Suggestion[] }
    return { typed, suggestions }
  } catch (error) {
    // oxlint-disable-next-line no-console -- the browser's console is the only log there is here
    if (!signal.aborted) console.warn('suggestions', error)
    return { typed, suggestions: [] }
  }
}

/** Loads suggestions for the typed text. Returns none on failure, because the search works without them. */
export function useSuggestions(typed: string, wanted: boolean): readonly Suggestion[] {
  const [found, setFound] = useState<Found>({ typed: '', suggestions: [] })
  const text = typed.trim()
  useEffect(() => {
    if (!wanted || text === '') return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      void loadSuggestions(text, stop.signal).then((loaded) => (stop.signal.aborted ? undefined : setFound(loaded)))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, wanted])
  return text === '' ? [] : found.suggestions
}
