import {
  buildCarFields,
  resolveEnquiryEvent,
  resolveEnquiryKind,
  type EnquiryKind,
} from '#domain/enquiry/resolve-enquiry.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'
import { createEnquirySchema, type EnquiryValues } from './enquiry-schema.server.ts'
import type { EnquiryTarget } from './enquiry-view.ts'
import type { LeadContent, LeadForm } from '#features/parts/lead-form/submit-lead.server.ts'

/** The enquiry form of pages and dialogs (LEAD-01): about a vehicle, something similar, or anything. */
export function createEnquiryForm(
  { vehicle, about }: Pick<EnquiryTarget, 'vehicle' | 'about'>,
  site: Site,
): LeadForm<EnquiryValues> {
  return {
    name: 'enquiry',
    schema: createEnquirySchema({ messageRequired: site.forms.message_required }),
    build: (values) => buildEnquiryContent(values, vehicle, resolveEnquiryKind(vehicle, about)),
  }
}

/** What every enquiry says, an offer among them: who asks, and what the platform knows of the vehicle. */
export function buildEnquiryContent(values: EnquiryValues, vehicle: Vehicle | null, kind: EnquiryKind): LeadContent {
  return {
    ...kind,
    event: resolveEnquiryEvent(vehicle, kind),
    vehicle,
    form: {
      name: values.name,
      email: values.email,
      phone: values.phone,
      message: values.message ?? '',
      ...kind,
      opt_in: values.opt_in ?? false,
      ...(vehicle === null ? {} : buildCarFields(vehicle)),
    },
  }
}
