import { z } from 'zod'
import { emailMessage, parseEmail, parseName, phoneMessage } from '#domain/enquiry/parse-contact.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'
import { contactLengths } from './contact-lengths.ts'

/** The rules of the enquiry form (LEAD-01, LEAD-06); they stay on the server. The messages are read by visitors. */
export function createEnquirySchema({ messageRequired }: { readonly messageRequired: boolean }) {
  const comments = z
    .string({ error: 'Enter your comments' })
    .max(
      contactLengths.message,
      `Comments can have at most ${contactLengths.message.toLocaleString('en-AU')} characters`,
    )
    .transform((value) => value.trim())
  const requiredComments = comments.refine((value) => value !== '', 'Enter your comments')
  return z.object({
    name: z
      .string({ error: 'Enter your name' })
      .max(contactLengths.name, `Your name can have at most ${contactLengths.name} characters`)
      .transform(parseName)
      .refine((value) => value !== '', 'Enter your name'),
    email: z
      .string({ error: 'Enter your e-mail address' })
      .max(contactLengths.email, 'That e-mail address is too long')
      .transform((value) => value.trim())
      .refine((value) => parseEmail(value) !== null, emailMessage),
    phone: z
      .string({ error: 'Enter your phone number' })
      .max(contactLengths.phone, 'That phone number is too long')
      .transform((value, context) => {
        const phone = parsePhone(value)
        if (phone.ok) return phone.e164
        context.addIssue({ code: 'custom', message: phoneMessage })
        return z.NEVER
      }),
    message: messageRequired ? requiredComments : comments.optional(),
    opt_in: z.boolean().optional(),
    /** Nobody sees this field, so nobody fills it in; see the form. */
    company_website: z.string().max(200).optional(),
    submission: z.string().max(100).optional(),
  })
}

export type EnquiryValues = z.output<ReturnType<typeof createEnquirySchema>>
