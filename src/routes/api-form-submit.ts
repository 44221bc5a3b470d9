import { z } from 'zod'
import { defineEndpoint } from './define-endpoint.ts'
import {
  fieldSchema,
  formAnswerFields,
  formNameSchema,
  largestCall,
  submissionSchema,
  submitFormCall,
} from './form-call.ts'

/** Submits a content form from JSON (API-01, LEAD-18): the success page is for an answer that says success. */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Submit a form',
  description: 'For the enquiry forms of the site. A refused form is answered with `success` false and its messages.',
  rateLimit: { name: 'form-call', limit: 60, windowMs: 600_000 },
  body: {
    maxBytes: largestCall,
    schema: z.object({
      form: formNameSchema,
      submission: submissionSchema,
      car_id: z.string().max(200).nullish().describe('Id or slug of the vehicle that the form is about'),
      fields: z.record(z.string(), fieldSchema).describe('The fields of the form by name'),
    }),
  },
  answers: {
    200: {
      description: 'The form is stored, or it has errors.',
      schema: z.object({ success: z.boolean(), ...formAnswerFields }),
    },
    404: { description: 'There is no such form, or no such vehicle.' },
    503: { description: 'The form could not be stored.' },
  },
  failure: { status: 503, title: 'Service unavailable', detail: 'An error occurred when submitting this form' },
  async handle({ services, request, body: { form, submission, car_id: carId = null, fields } }) {
    const pageUrl = request.headers.get('referer')
    const answer = await submitFormCall(services, { form, submission, carId, fields, visit: null, pageUrl, request })
    if ('status' in answer) return answer
    const { leadId, ...rest } = answer
    return { status: 200, json: { success: leadId !== null, ...rest } }
  },
})

export const action = loader
