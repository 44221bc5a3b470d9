import { createChannelByMail } from '../mail/mail-channel.ts'
import type { MailSender } from '../mail/mail-sender.ts'
import type { LeadChannel } from '../lead-notice.ts'
import { buildSubject } from '../notice-words.ts'
import { writeAdf } from './write-adf.ts'

/**
 * A mail to the lead system of a dealer. The body is the ADF document and nothing else, as text/plain, which is what
 * lead systems read; the attachment of type application/xml is the other way that ADF 1.0 allows. Both are the same
 * lead, recognised by the same <id>.
 */
export function createAdfChannel(sender: MailSender): LeadChannel {
  return createChannelByMail('adf', sender, async (notice) => {
    const document = await writeAdf(notice)
    return {
      subject: buildSubject(notice),
      text: document,
      html: null,
      attachment: { fileName: `lead-${notice.id}.xml`, type: 'application/xml; charset=utf-8', content: document },
    }
  })
}
