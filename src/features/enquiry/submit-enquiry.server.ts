import { buildCarFields, resolveEnquiryEvent, resolveEnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'
import { createEnquirySchema, type EnquiryValues } from './enquiry-schema.server.ts'
import type { EnquiryTarget } from './enquiry-view.ts'
import { submitLead, type EnquiryOutcome, type EnquirySender, type EnquiryServices, type LeadForm } from './submit-lead.server.ts'

export { createSubmission, largestForm } from './submit-lead.server.ts'

/** The enquiry form of pages and dialogs (LEAD-01): about a vehicle, something similar, or anything. */
export function submitEnquiry(services: EnquiryServices, target: EnquiryTarget, body: string, sender: EnquirySender): Promise<EnquiryOutcome> {
  return submitLead(services, createEnquiryForm(target, services.site.forms.message_required), body, sender)
}

function createEnquiryForm({ vehicle, about }: EnquiryTarget, messageRequired: boolean): LeadForm<EnquiryValues> {
  return {
    schema: createEnquirySchema({ messageRequired }),
    build(values) {
      const kind = resolveEnquiryKind(vehicle, about)
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
    },
  }
}
