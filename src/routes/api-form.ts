import { z } from 'zod'
import { buildShowing } from '#features/parts/lead-form/form-route.server.ts'
import type { LeadField } from '#features/parts/lead-form/lead-form-definition.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { findForm } from './find-form.ts'
import { submissionSchema } from './form-call.ts'

const fieldSchema = z.object({
  name: z.string(),
  kind: z.string().describe("Kind of the field: 'text', 'email', 'phone', 'choice', 'choices', 'flag' and so on"),
  label: z.string(),
  required: z.boolean(),
  max_length: z.number().nullable().describe('Characters; null where the kind has none'),
  options: z.array(z.object({ value: z.string(), name: z.string() })),
})

const describeField = (field: LeadField) => ({
  name: field.name,
  kind: field.kind,
  label: field.label,
  required: field.required,
  max_length: 'maxLength' in field ? field.maxLength : null,
  options: 'options' in field ? field.options : [],
})

/** Describes a form of this site, with a token to submit it once (API-01, LEAD-13). */
export const loader = defineEndpoint({
  method: 'GET',
  summary: 'Describe a form and issue its token',
  rateLimit: { name: 'form-description', limit: 120, windowMs: 600_000 },
  parameters: {
    form: { in: 'path', description: "Name of the form, such as 'enquiry' or 'service_enquiry'" },
    car_id: { in: 'query', description: 'Id or slug of the vehicle that the form is about' },
  },
  answers: {
    200: {
      description: 'The form as this site asks it.',
      schema: z.object({
        heading: z.string(),
        fields: z.array(fieldSchema),
        values: z.record(z.string(), z.string()).describe('Values that the fields begin with'),
        terms: z.string().nullable().describe("Words of the required checkbox 'terms_agreed'; null: there is none"),
        opt_in: z
          .string()
          .nullable()
          .describe("Words of the checkbox 'opt_in', to be shown with it; null: there is none"),
        collection_notice: z.string().describe('To be shown with the form'),
        submission: submissionSchema,
      }),
    },
    404: { description: 'There is no such form, or no such vehicle.' },
  },
  async handle({ services, parameters: { form: name, car_id: carId } }) {
    const target = await findForm(services, name, carId, false)
    if ('missing' in target) return { status: 404, detail: target.missing }
    const { view, submission } = buildShowing(services, target.form)
    return {
      status: 200,
      json: {
        heading: view.heading,
        fields: view.steps.flatMap(({ fields }) => fields.map(describeField)),
        values: view.values,
        terms: view.termsText,
        opt_in: view.optIn?.text ?? null,
        collection_notice: view.collectionNotice,
        submission,
      },
    }
  },
})

export const action = loader
