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

const userDataSchema = z
  .object({
    car_id: z.string().max(200).nullish().describe('Id or slug of the vehicle that the lead is about'),
    url: z.string().max(2_000).nullish().describe('Page that the form was sent from'),
    lead_attributes: z
      .object({
        visited_pages: z.array(z.string()).max(200).optional().describe('Paths on the site, oldest first'),
        linked_query_params: z.record(z.string(), z.string()).optional().describe('Of the first page, by name'),
      })
      .nullish(),
  })
  .catchall(fieldSchema)
  .describe(
    'The fields of the form by name. Category, subcategory, source, user agent and the data of the vehicle come from ' +
      'the platform; what the call says of them is ignored.',
  )

/** Stores a lead from JSON (API-01, LEAD-02). LEAD-03: the answer has `lead_id` and `error`. */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Send a lead',
  description:
    'A refused form is answered with `lead_id` null, a message for the visitor and the messages of its fields; send ' +
    'it again with the new token. A lead with `lead_id` is durable.',
  rateLimit: { name: 'lead-call', limit: 60, windowMs: 600_000 },
  body: {
    maxBytes: largestCall,
    schema: z.object({ form: formNameSchema, submission: submissionSchema, userData: userDataSchema }),
  },
  answers: {
    200: {
      description: 'The lead is stored, or the form has errors.',
      schema: z.object({ lead_id: z.string().nullable(), ...formAnswerFields }),
    },
    404: { description: 'There is no such form, or no such vehicle.' },
    503: { description: 'The lead could not be stored.' },
  },
  failure: { status: 503, title: 'Service unavailable', detail: 'An unexpected error occured' },
  async handle({ services, request, body: { form, submission, userData } }) {
    const { car_id: carId = null, url = null, lead_attributes: attributes, ...fields } = userData
    const answer = await submitFormCall(services, {
      form,
      submission,
      carId,
      fields,
      visit: {
        pages: attributes?.visited_pages ?? [],
        params: attributes?.linked_query_params ?? {},
      },
      pageUrl: url,
      request,
    })
    if ('status' in answer) return answer
    const { leadId, ...rest } = answer
    return { status: 200, json: { lead_id: leadId, ...rest } }
  },
})

export const action = loader
