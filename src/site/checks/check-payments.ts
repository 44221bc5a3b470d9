import { longestCardHoldHours } from '#domain/reserve/hold-times.ts'
import { buildSecretPrefix } from '../site-secrets.ts'
import type { Place } from '../site-problem.ts'
import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

/** Errors of a site that takes deposits or payments (BUY-03, BUY-06). */
export function checkPayments(site: Site): readonly Fault[] {
  const { checkout, online_payment: payment } = site
  if (!checkout.enabled && !payment.enabled) return []
  return [...(checkout.processor === 'stripe' ? checkStripe(site) : checkSandbox(site)), ...checkLimits(site)]
}

/** The sandbox lets anybody 'pay' without money: a real dealer would hand over a vehicle that nobody has paid for. */
function checkSandbox({ demo, checkout, online_payment: payment }: Site): readonly Fault[] {
  if (demo) return []
  const on = [checkout.enabled ? ['checkout.enabled'] : [], payment.enabled ? ['online_payment.enabled'] : []].flat()
  return [
    fault(
      ['checkout', 'processor'],
      "'sandbox' moves no money, and this site is no demonstration",
      `'stripe' with its secrets, or ${on.map((name) => `${name}: false`).join(' and ')}`,
    ),
  ]
}

function checkStripe({ slug, checkout }: Site): readonly Fault[] {
  const needs = (given: string | null, place: Place): readonly Fault[] =>
    given === null
      ? [
          fault(
            place,
            'is missing, and the processor needs it',
            `the name of an environment variable, "env:${buildSecretPrefix(slug)}…"`,
          ),
        ]
      : []
  const tooLong = checkout.enabled && checkout.hold_hours > longestCardHoldHours
  return [
    ...needs(checkout.processor_key, ['checkout', 'processor_key']),
    ...needs(checkout.webhook_secret, ['checkout', 'webhook_secret']),
    ...(tooLong
      ? [
          fault(
            ['checkout', 'hold_hours'],
            'a card gives the deposit free after 7 days, before the reservation ends, and nothing could be taken then',
            `at most ${longestCardHoldHours} hours`,
          ),
        ]
      : []),
  ]
}

function checkLimits({ online_payment: { enabled, minimum, maximum } }: Site): readonly Fault[] {
  if (!enabled || maximum === null || maximum >= minimum) return []
  return [fault(['online_payment', 'maximum'], 'is below online_payment.minimum', `at least ${minimum}`)]
}
