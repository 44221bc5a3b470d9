import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { copyText } from './copy-text.ts'

/** Duration of the confirmation in milliseconds, by variant (SHARE-03). */
const noteMs = { inline: 1_500, toast: 3_000 } as const

type Note = 'none' | 'copied' | 'failed'

/** Button that copies the URL of the vehicle. Without scripts it is invisible but keeps its space. */
export function CopyLink({
  url,
  note: variant,
  className,
}: {
  url: string
  note: 'inline' | 'toast'
  className: string
}) {
  const hydrated = useHydrated()
  // Every press sets a new object, so that a second press restarts the timer.
  const [state, setState] = useState<{ readonly note: Note }>({ note: 'none' })
  useEffect(() => {
    if (state.note !== 'copied') return
    const timer = setTimeout(() => setState({ note: 'none' }), noteMs[variant])
    return () => clearTimeout(timer)
  }, [state, variant])

  const copy = async (): Promise<void> => setState({ note: (await copyText(url)) ? 'copied' : 'failed' })
  const copied = state.note === 'copied'
  const noted = copied && variant === 'inline'
  return (
    <>
      <button type="button" onClick={() => void copy()} className={`${className} ${hydrated ? '' : 'invisible'}`}>
        <Icon name={noted ? 'check' : 'link'} size={20} />
        <span className="copy-labels">
          <span className={noted ? 'invisible' : ''}>Copy link</span>
          <span className={noted ? '' : 'invisible'}>Copied</span>
        </span>
      </button>
      <output className={copied && variant === 'toast' ? 'copy-note' : 'sr-only'}>
        {copied ? (variant === 'toast' ? 'Link copied' : 'Copied') : ''}
      </output>
      {state.note === 'failed' && (
        <label className="copy-field">
          Your browser does not let us copy. Here is the link:
          <input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  )
}
