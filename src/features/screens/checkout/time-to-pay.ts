import { formatTimeLeft } from '#domain/reserve/hold-times.ts'

const minuteMs = 60_000

/** What an unpaid reservation says while its time runs, and once it is over (BUY-03). */
export function tellTimeToPay(leftMs: number): string {
  const time = leftMs < minuteMs ? 'less than another minute' : `another ${formatTimeLeft(leftMs)}`
  return leftMs > 0
    ? `We are keeping this vehicle for you for ${time}. ` +
        'If the deposit is not paid by then, others can reserve it. Nothing has been charged yet.'
    : 'The time to pay the deposit is over, so others can reserve this vehicle. Nothing has been charged.'
}

/** Moments that are announced to screen readers, in milliseconds left: enough to act, and no chatter in between. */
const announced: readonly number[] = [300_000, 60_000, 0]

/** Words to announce when the time left falls from one value to another; null: none of the moments lies between. */
export function findAnnouncement(beforeMs: number, leftMs: number): string | null {
  const isPassed = announced.some((moment) => beforeMs > moment && leftMs <= moment)
  if (!isPassed) return null
  return leftMs > 0 ? `Time left to pay the deposit: ${formatTimeLeft(leftMs)}.` : tellTimeToPay(leftMs)
}
