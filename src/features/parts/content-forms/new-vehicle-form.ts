import { resolveOfferedCategory } from '#domain/enquiry/resolve-enquiry.ts'
import { defineLeadForm, type LeadField, type LeadForm } from '#features/parts/lead-form/lead-form-definition.ts'
import { buildDealershipField, personFields } from '#features/parts/lead-form/person-fields.ts'
import type { Site } from '#site/site.ts'
import { buildCommentsField } from './content-fields.ts'
import type { ContentPrefill } from './content-prefill.ts'

const wantedFields = [
  {
    name: 'vehicle_make',
    kind: 'text',
    label: 'Make',
    placeholder: 'For example Toyota',
    required: false,
    maxLength: 60,
    width: 'half',
  },
  {
    name: 'vehicle_model',
    kind: 'text',
    label: 'Model',
    placeholder: 'For example RAV4 Hybrid',
    required: false,
    maxLength: 60,
    width: 'half',
  },
] as const satisfies readonly LeadField[]

/**
 * The lead form for a new vehicle (LEAD-08): step by step, with the person, the dealership and the terms of use. Its
 * failures are told in the words of the lead call (LEAD-03).
 */
export function createNewVehicleForm(
  basics: Pick<LeadForm, 'name' | 'action' | 'heading' | 'submitText'> & { readonly label: string },
  site: Site,
  prefill: ContentPrefill | null,
) {
  const make = prefill?.make ?? site.manufacturer?.name ?? null
  const model = prefill?.model ?? null
  return defineLeadForm({
    ...basics,
    steps: [
      {
        title: 'What you have in mind',
        fields: [...wantedFields, { ...buildCommentsField(site), required: false }],
      },
      { title: 'About you', fields: personFields },
      { title: 'Your dealership', fields: [buildDealershipField(site)] },
    ],
    values: {
      ...(make === null ? {} : { vehicle_make: make }),
      ...(model === null ? {} : { vehicle_model: model }),
    },
    asksTerms: true,
    call: 'lead',
    toLead: ({ vehicle_make: wantedMake, vehicle_model: wantedModel, location_id: dealership, ...values }) => ({
      kind: resolveOfferedCategory('New Vehicle Enquiry'),
      form: {
        ...values,
        'Vehicle Make': wantedMake === '' ? undefined : wantedMake,
        'Vehicle Model': wantedModel === '' ? undefined : wantedModel,
        location_id: dealership === '' ? undefined : dealership,
        dealership_slug: dealership === '' ? undefined : dealership,
      },
    }),
  })
}
