import { cleanLine } from '../clean-text.ts'
import type { MailMessage } from './mail-sender.ts'

/**
 * A message in the words of nodemailer. Headers are made of cleaned lines and of addresses given as objects, so that no
 * text of a visitor can begin another header or add a receiver.
 */
export function buildMailOptions(message: MailMessage, from: string) {
  const domain = from.slice(from.lastIndexOf('@') + 1)
  const { replyTo, attachment, earlierId } = message
  const nameMessage = (id: string): string => `<${id}@${domain}>`
  return {
    from: { name: cleanLine(message.fromName), address: from },
    to: { name: '', address: message.to },
    envelope: { from, to: [message.to] },
    ...(replyTo === null ? {} : { replyTo: { name: cleanLine(replyTo.name), address: replyTo.address } }),
    subject: cleanLine(message.subject),
    text: message.text,
    ...(message.html === null ? {} : { html: message.html }),
    ...(attachment === null
      ? {}
      : {
          attachments: [
            { filename: attachment.fileName, contentType: attachment.type, content: Buffer.from(attachment.content) },
          ],
        }),
    messageId: nameMessage(message.id),
    ...(earlierId === null ? {} : { inReplyTo: nameMessage(earlierId), references: nameMessage(earlierId) }),
    // Text is legible in the source of the message too, which helps where a lead system reads it badly.
    textEncoding: 'quoted-printable' as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
