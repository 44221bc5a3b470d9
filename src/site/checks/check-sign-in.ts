import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

/** Sign-in needs somebody who sends the codes: the sandbox shows them to anyone, so it serves no real dealer. */
export function checkSignIn({ auth, demo, integrations }: Site): readonly Fault[] {
  if (!auth.authentication || demo || integrations.sms !== 'sandbox') return []
  return [
    fault(
      ['integrations', 'sms'],
      "auth.authentication is on, and 'sandbox' sends codes on demonstration sites only, so nobody could sign in",
      "'twilio', or auth.authentication: false",
    ),
  ]
}
