import { z } from 'zod'
import { parseEmail, parseName } from '#domain/enquiry/parse-contact.ts'
import { parsePhone } from '#domain/phone/parse-phone.ts'

/** The rules of the enquiry form (LEAD-01, LEAD-06); they stay on the server. The messages are read by visitors. */
export function createEnquirySchema({ messageRequired }: { readonly messageRequired: boolean }) {
  const comments = z.string({ error: 'Enter your comments' }).max(2_000, 'Comments can have at most 2,000 characters').transform((value) => value.trim())
  const requiredComments = comments.refine((value) => value !== '', 'Enter your comments')
  return z.object({
    name: z
      .string({ error: 'Enter your name' })
      .max(100, 'Your name can have at most 100 characters')
      .transform(parseName)
      .refine((value) => value !== '', 'Enter your name'),
    email: z
      .string({ error: 'Enter your e-mail address' })
      .max(254, 'That e-mail address is too long')
      .transform((value) => value.trim())
      .refine((value) => parseEmail(value) !== null, 'Enter an e-mail address like name@example.com'),
    phone: z
      .string({ error: 'Enter your phone number' })
      .max(40, 'That phone number is too long')
      .transform((value, context) => {
        const phone = parsePhone(value)
        if (phone.ok) return phone.e164
        context.addIssue({ code: 'custom', message: 'Enter a phone number with its area code, like 0400 123 456' })
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
