import type { Site } from '#site/site.ts'
import type { Department } from './department.ts'

/** What a form sends: a question, or a wish for an appointment that the dealer has to confirm. */
export type AnswerKind = 'enquiry' | 'booking'

const teams = {
  sales: 'our sales team',
  service: 'our service team',
  parts: 'our parts team',
  buying: 'our buyers',
} as const satisfies Readonly<Record<Exclude<Department, null>, string>>

/** How the answer comes, as far as the form asks for it (LEAD-16). */
const describeWay = ({ forms }: Pick<Site, 'forms'>): string =>
  forms.preferred_contact_method ? 'by phone, email or SMS, as you choose' : 'by phone or email'

/** 'We answer within two working hours.'; null where the dealer says nothing of it. */
export const describeReply = ({ forms: { reply_time: replyTime } }: Pick<Site, 'forms'>): string | null =>
  replyTime === null ? null : `We answer ${replyTime}.`

/**
 * What happens once a form is sent, in order. It promises a time only where the dealer has given one
 * (`forms.reply_time`). `place`: name of the only place that answers; null or undefined where there are several.
 */
export function describeNextSteps(
  site: Pick<Site, 'forms'>,
  kind: AnswerKind,
  department: Department,
  place: string | null | undefined,
): readonly string[] {
  const { reply_time: replyTime } = site.forms
  const soon = replyTime === null ? '' : ` ${replyTime}`
  const team = department === null ? 'the people who can answer it' : teams[department]
  const whom = `${team}${place === null || place === undefined ? '' : ` at ${place}`}`
  switch (kind) {
    case 'enquiry':
      return [
        `Your enquiry goes straight to ${whom}.`,
        `We answer${soon}${soon === '' ? '' : ','} ${describeWay(site)}.`,
        'You decide. Nothing is agreed or booked until you say so.',
      ]
    case 'booking':
      return [
        `Your request goes straight to ${whom}.`,
        `We contact you${soon} to agree on a time.`,
        'Your booking stands once we have confirmed it.',
      ]
  }
}
