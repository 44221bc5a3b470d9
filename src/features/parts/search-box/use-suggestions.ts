import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Gives every search field of a page its suggestions, with the first visit of the field: until then no script of theirs
 * is loaded, and without it the search works.
 */
export function useSuggestions(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const start = ({ target }: { readonly target: EventTarget | null }): void => {
      if (target instanceof HTMLInputElement && target.dataset.recent !== undefined)
        import('./suggestions.tsx').then(
          ({ startSuggestions }) => startSuggestions(target, navigate),
          () => undefined,
        )
    }
    // The visitor may have gone to the field before the scripts ran.
    start({ target: document.activeElement })
    document.addEventListener('focusin', start)
    return () => document.removeEventListener('focusin', start)
  }, [navigate])
}
