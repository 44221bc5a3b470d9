import { cleanLine } from '../clean-text.ts'
import type { LeadNotice } from '../lead-notice.ts'
import {
  buildHeading,
  describeEarlier,
  describeKind,
  describeReceived,
  listCarFacts,
  listConsentFacts,
  listDetailFacts,
  listOriginFacts,
  listPersonFacts,
  type Fact,
} from '../notice-words.ts'

/** The mail as plain text, for programs that show no HTML and for those that read aloud. */
export function buildLeadText(notice: LeadNotice): string {
  const { car, message, site } = notice
  const earlier = describeEarlier(notice)
  return [
    buildHeading(notice),
    `${describeKind(notice)}\n${describeReceived(notice)}`,
    ...(site.demo ? ['DEMONSTRATION: this dealer is fictional.'] : []),
    ...(earlier === null ? [] : [earlier]),
    writeFacts(listPersonFacts(notice)),
    ...(message === null ? [] : [`Comments:\n${message.trim()}`]),
    ...(car === null
      ? []
      : [`${cleanLine(car.name)}\n${writeFacts(listCarFacts(car))}${car.url === null ? '' : `\n${car.url}`}`]),
    writeFacts(listDetailFacts(notice)),
    writeFacts(listConsentFacts(notice)),
    writeFacts(listOriginFacts(notice)),
    `${site.name}, lead ${notice.id}${notice.person.email === null ? '' : '\nYour reply goes to the customer.'}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const writeFacts = (facts: readonly Fact[]): string =>
  facts.map(({ label, value }) => `${label}: ${value.trim().replaceAll('\n', '\n    ')}`).join('\n')
