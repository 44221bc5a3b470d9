import { useState } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { ChatScript } from './department-chat.ts'

/**
 * Opens the dealer's chat widget (VDP-19). Its script loads from its own host on the first use, not before. If the
 * script fails to load, an error is shown, and Enquire Now beside it still works.
 */
export function ChatButton({ chat, text = 'Chat with us' }: { chat: ChatScript; text?: string }) {
  const hydrated = useHydrated()
  const [state, setState] = useState<'idle' | 'loading' | 'open' | 'failed'>('idle')
  if (!hydrated || state === 'open') return null
  if (state === 'failed')
    return <output className="self-center text-sm text-muted">Chat is not available right now.</output>
  const load = (): void => {
    setState('loading')
    const script = document.createElement('script')
    script.src = chat.scriptUrl
    script.async = true
    if (chat.account !== null) script.dataset.account = chat.account
    script.addEventListener('load', () => setState('open'))
    script.addEventListener('error', () => setState('failed'))
    document.head.append(script)
  }
  return (
    <button
      type="button"
      aria-disabled={state === 'loading'}
      onClick={state === 'loading' ? undefined : load}
      className={buttonClass('outlined')}
    >
      <Icon name="chat" size={18} />
      {state === 'loading' ? 'Opening chat…' : text}
    </button>
  )
}
