import { sendSignal, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { passkeyAddedEvent } from './passkey-support.ts'

/** The browser's side of passkeys (AUTH-01). Loaded when a visitor presses a button, and never before. */

/** What came of it; `message` is for the visitor. */
export type PasskeyResult = { readonly ok: true } | { readonly ok: false; readonly message: string }

const unreachable = 'We could not reach the website. Check your connection and try again.'
const tooMany = 'There have been too many tries from your connection. Try again in ten minutes.'
const tookTooLong = 'That took too long, or your browser blocks cookies. Try again.'

const refuse = (message: string): PasskeyResult => ({ ok: false, message })

/** Sends JSON; null where the server was not reached. */
async function post(path: string, body: object): Promise<Response | null> {
  try {
    return await fetch(`/api/passkeys/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch {
    return null
  }
}

/** The `name` of what the browser threw: NotAllowedError also after a time-out, to tell pages nothing. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

function describeAddRefusal(status: number | undefined): string {
  switch (status) {
    case undefined:
      return unreachable
    case 401:
      return 'You are no longer signed in. Sign in again to add a passkey.'
    case 403:
      return 'We could not add this passkey. Sign out, sign in again and try once more.'
    case 410:
      return tookTooLong
    case 429:
      return tooMany
    default:
      return 'We could not add a passkey just now. Try again in a few minutes.'
  }
}

/** Asks the browser to make a passkey, and stores it. */
export async function addPasskey(): Promise<PasskeyResult> {
  const offered = await post('add-options', {})
  if (offered === null || !offered.ok) return refuse(describeAddRefusal(offered?.status))
  let made
  try {
    const optionsJSON = (await offered.json()) as PublicKeyCredentialCreationOptionsJSON
    made = await startRegistration({ optionsJSON })
  } catch (error) {
    switch (nameOf(error)) {
      case 'NotAllowedError':
      case 'AbortError':
        return refuse('No passkey was added. You can try again whenever you like.')
      case 'InvalidStateError':
        return refuse('This device already has a passkey for this website.')
      default:
        return refuse('This browser could not make a passkey. You can still sign in with a code.')
    }
  }
  const added = await post('add', made)
  if (added === null || !added.ok) return refuse(describeAddRefusal(added?.status))
  window.dispatchEvent(new Event(passkeyAddedEvent))
  return { ok: true }
}

function describeSignInRefusal(status: number | undefined): string {
  switch (status) {
    case undefined:
      return unreachable
    case 403:
      return 'We could not check this passkey. Sign in with your mobile number.'
    case 404:
      return 'We do not recognise this passkey. You may have removed it. Sign in with your mobile number.'
    case 410:
      return tookTooLong
    case 429:
      return tooMany
    default:
      return 'We could not sign you in just now. Try again in a few minutes, or use your mobile number.'
  }
}

/** Asks the browser for a passkey of this site, and signs in with it. */
export async function signInByPasskey(): Promise<PasskeyResult> {
  const offered = await post('sign-in-options', {})
  if (offered === null || !offered.ok) return refuse(describeSignInRefusal(offered?.status))
  let options: PublicKeyCredentialRequestOptionsJSON
  let signed
  try {
    options = (await offered.json()) as PublicKeyCredentialRequestOptionsJSON
    signed = await startAuthentication({ optionsJSON: options })
  } catch (error) {
    const isCancelled = nameOf(error) === 'NotAllowedError' || nameOf(error) === 'AbortError'
    return refuse(
      isCancelled
        ? 'You did not choose a passkey, so you are not signed in. Try again, or enter your mobile number.'
        : 'This browser could not use a passkey. Sign in with your mobile number.',
    )
  }
  const answer = await post('sign-in', signed)
  if (answer?.status === 404 && options.rpId !== undefined) forgetPasskey(options.rpId, signed.id)
  return answer !== null && answer.ok ? { ok: true } : refuse(describeSignInRefusal(answer?.status))
}

/** Informs the visitor's password manager that the site does not know a passkey, if the browser can. */
function forgetPasskey(rpID: string, credentialID: string): void {
  sendSignal({ signalName: 'unknownCredential', rpID, credentialID }).catch(() => undefined)
}
