import { useEffect, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { dismissOffer, hasPasskeys, passkeyAddedEvent, passkeyListId } from '#features/parts/sign-in/passkey-support.ts'
import { buttonClass } from '#ui/button-class.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { GaragePasskey, GarageView } from './garage-view.ts'

/** The visitor's passkeys, to be removed and added. Adding needs scripts and a browser that knows passkeys. */
export function Passkeys({
  passkeys: { items, mayAdd, notice },
  action,
}: {
  passkeys: GarageView['passkeys']
  action: string
}) {
  const canAdd = useHydrated() && hasPasskeys()
  const isAdded = useAdded()
  if (items.length === 0 && !canAdd && notice === null) return null
  return (
    <section aria-labelledby={passkeyListId} className="grid gap-3 border-t border-line pt-4">
      <h3 id={passkeyListId} className="text-base font-semibold">
        Passkeys
      </h3>
      <Notice>{isAdded ? 'Your passkey is ready.' : notice}</Notice>
      {items.length === 0 ? (
        <p>A passkey signs you in with your fingerprint, face or screen lock, without a code.</p>
      ) : (
        <ul className="grid gap-3">
          {items.map((item) => (
            <PasskeyRow key={item.credentialId} item={item} action={action} />
          ))}
        </ul>
      )}
      {canAdd &&
        (mayAdd ? <AddPasskey /> : <p className="text-muted">To add a passkey, sign out and in again first.</p>)}
    </section>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <output className="font-semibold empty:hidden">{children}</output>
}

function PasskeyRow({ item, action }: { item: GaragePasskey; action: string }) {
  const { credentialId, label, host, added, used } = item
  const name = `${credentialId}-name`
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p id={name} className="font-semibold wrap-anywhere">
          {label}
        </p>
        <p className="text-muted sm:text-sm wrap-anywhere">
          {added}. {used}.{host !== null && ` For ${host}.`}
        </p>
      </div>
      {/* Whoever removes a passkey is not offered another at once. */}
      <form method="post" action={action} onSubmit={dismissOffer}>
        <input type="hidden" name="intent" value="remove-passkey" />
        <input type="hidden" name="passkey" value={credentialId} />
        <button className={buttonClass('outlined')} aria-describedby={name}>
          Remove <span className="sr-only">the passkey {label}</span>
        </button>
      </form>
    </li>
  )
}

/** Whether this document has added a passkey, here or by the offer; the list is loaded anew then. */
function useAdded(): boolean {
  const [isAdded, setAdded] = useState(false)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const tell = (): void => {
      setAdded(true)
      void revalidate()
    }
    window.addEventListener(passkeyAddedEvent, tell)
    return () => window.removeEventListener(passkeyAddedEvent, tell)
  }, [revalidate])
  return isAdded
}

function AddPasskey() {
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  async function add(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setMessage(null)
    setMessage(await tryToAdd())
    setBusy(false)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => void add()}
        className={`${buttonClass('outlined')} aria-disabled:opacity-60`}
      >
        Add a passkey
      </button>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {message}
      </p>
    </div>
  )
}

/** null: added; else what to tell the visitor. */
async function tryToAdd(): Promise<string | null> {
  try {
    const { addPasskey } = await import('#features/parts/sign-in/passkey-client.ts')
    const result = await addPasskey()
    return result.ok ? null : result.message
  } catch {
    return 'We could not reach the website. Check your connection and try again.'
  }
}
