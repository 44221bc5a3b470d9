import { parseEmail } from '#domain/enquiry/parse-contact.ts'
import { cleanNotice } from '../clean-notice.ts'
import { shortenLine } from '../clean-text.ts'
import { buildDeliveryId } from '../delivery-id.ts'
import type { LeadChannel, LeadNotice } from '../lead-notice.ts'
import { buildSubject, fullName } from '../notice-words.ts'
import { buildLeadHtml } from './lead-mail-html.ts'
import { buildLeadText } from './lead-mail-text.ts'
import type { MailAddress, MailMessage, MailSender } from './mail-sender.ts'

type MailContent = Pick<MailMessage, 'subject' | 'text' | 'html' | 'attachment'>

/** A mail to people. */
export function createMailChannel(sender: MailSender): LeadChannel {
  return createChannelByMail('email', sender, (notice) =>
    Promise.resolve({
      subject: buildSubject(notice),
      text: buildLeadText(notice),
      html: buildLeadHtml(notice),
      attachment: null,
    }),
  )
}

/** What mails of every kind have: ids, the visitor as the one to reply to, and the name of the site as the sender. */
export function createChannelByMail(
  kind: 'email' | 'adf',
  sender: MailSender,
  buildContent: (notice: LeadNotice) => Promise<MailContent>,
): LeadChannel {
  return {
    name: `${kind} by ${sender.name}`,
    async deliver(given, receiver, signal) {
      const notice = cleanNotice(given)
      return sender.send(
        {
          ...(await buildContent(notice)),
          fromName: shortenLine(notice.site.fromName, 80),
          to: receiver,
          replyTo: resolveReplyTo(notice),
          id: buildDeliveryId(notice.id, kind, receiver),
          earlierId: notice.earlier === null ? null : buildDeliveryId(notice.earlier.id, kind, receiver),
          site: notice.site.slug,
        },
        signal,
      )
    },
  }
}

/** Other letters before the @ need SMTPUTF8 (RFC 6531). Letters in the domain have an ASCII form. */
const asciiLocalPart = /^[\x21-\x7e]+@/

/**
 * The visitor's address is read anew: what no mail could be sent to would spoil the header. An address whose local part
 * is not ASCII is left out as well: a mail server without SMTPUTF8 refuses the whole mail for it, and the address
 * stands in the text.
 */
function resolveReplyTo(notice: LeadNotice): MailAddress | null {
  const address = notice.person.email === null ? null : parseEmail(notice.person.email)
  if (address === null || !asciiLocalPart.test(address)) return null
  return { name: shortenLine(fullName(notice) ?? '', 80), address }
}
