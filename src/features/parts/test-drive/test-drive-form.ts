import { resolveEnquiryKind, resolveTestDriveKind } from '#domain/enquiry/resolve-enquiry.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { describeFormCar } from '#features/parts/enquiry/describe-vehicle.ts'
import { buildWriterContent } from '#features/parts/enquiry/enquiry-form.ts'
import { buildContactFields, commentsField } from '#features/parts/lead-form/contact-fields.ts'
import {
  defineLeadForm,
  type AppointmentOffer,
  type LeadField,
} from '#features/parts/lead-form/lead-form-definition.ts'
import { addressOf } from '#site/addresses.ts'
import { resolveHours } from '#site/resolve-hours.ts'
import type { Location, Site } from '#site/site.ts'
import { awaitedText, findAppointmentProblem, listTestDriveDays, type TakenAppointment } from './appointments.ts'

/** What a test drive is asked for: a vehicle at its location, or (vehicle null) one that the visitor names. */
export interface TestDriveTarget {
  readonly vehicle: ListedVehicle | null
  /**
   * False for a vehicle that was sold, or whose dealership ended its test drives, while the form was open: the request
   * is then an enquiry and takes no appointment, and the dealer reads which one was wished for.
   */
  readonly canBeDriven: boolean
  /** Whether the vehicle has not arrived yet, so that no day is offered; see `awaitsArrival`. */
  readonly isAwaited: boolean
  /** The price that the vehicle's listing shows; null: the form shows none. */
  readonly price: PriceDisplay | null
  /** Whether the URL names a vehicle that does not exist or is no longer available. */
  readonly missing: boolean
  /** Model that the visitor looked at, where no vehicle is named; null for none. `page`: segment of its page. */
  readonly wantedModel: { readonly page: string; readonly make: string; readonly model: string } | null
  /** The locations to choose from: that of the vehicle, else all of the site that sell. */
  readonly locations: readonly Location[]
  /** Id of the location that is chosen at first; null for none. */
  readonly preferredLocation: string | null
  readonly taken: readonly TakenAppointment[]
  /** Epoch milliseconds. */
  readonly nowMs: number
}

/** Address of the call that answers with the appointments on offer. */
const appointmentsPath = '/api/test-drive-appointments'

/** Whether the vehicle may be brought to the visitor: the site does so for pre-owned vehicles (CONTENT-11). */
const isBroughtHome = (vehicle: ListedVehicle | null, { test_drive }: Site): boolean =>
  test_drive.home_test_drive && vehicle?.car_type === 'used'

/** Creates the form of a test drive, on its page and in its dialog (LEAD-11, LEAD-17). */
export function createTestDriveForm(target: TestDriveTarget, site: Site) {
  const { vehicle, price, canBeDriven, isAwaited, missing, wantedModel, locations, preferredLocation } = target
  const { taken, nowMs } = target
  const { test_drive: settings, buttons } = site
  const query = vehicle === null ? '' : `?car_id=${encodeURIComponent(vehicle.id)}`
  const chosenFrom = (id: string): readonly Location[] =>
    id === '' ? locations : locations.filter((location) => location.id === id)
  const contact = buildContactFields(site)
  const request = { site, vehicleId: vehicle?.id ?? null, isAwaited, taken, nowMs }
  const offer: AppointmentOffer = {
    days: listTestDriveDays({ ...request, locations }),
    withoutDays: isAwaited ? awaitedText : null,
    source: appointmentsPath + query,
    locationField: locations.length > 1 ? 'location_id' : null,
    note: describeTimes(site, locations),
  }
  return defineLeadForm({
    name: 'test-drive',
    action: addressOf(site, 'test_drive') + buildQuery(target),
    heading: buttons.text.test_drive,
    submitText: 'Send Request',
    steps: [
      {
        title: null,
        fields: [
          { ...wantedField, asked: vehicle === null },
          buildLocationField(locations),
          { ...addressField, asked: isBroughtHome(vehicle, site) },
          ...buildAppointmentFields(offer, settings.date_time),
          ...contact.fields,
          { ...commentsField, required: false, asked: settings.message, folded: 'comments' },
        ],
      },
    ],
    ...(contact.eitherOf === undefined ? {} : { eitherOf: contact.eitherOf }),
    values: {
      ...contact.values,
      ...(wantedModel === null ? {} : { vehicle_wanted: `${wantedModel.make} ${wantedModel.model}` }),
      ...(preferredLocation === null || locations.length < 2 ? {} : { location_id: preferredLocation }),
    },
    car: vehicle === null ? null : describeFormCar(vehicle, [`Stock no. ${vehicle.stocknum}`], price),
    missing,
    disclaimer: settings.terms_disclaimer ? settings.terms_text : null,
    findProblems(values) {
      if (!canBeDriven) return {}
      const { location_id: id = '', appointment_date: date = '', appointment_time: time = '', email, phone } = values
      const problem = findAppointmentProblem({ ...request, locations: chosenFrom(id) }, { date, time, email, phone })
      return problem === null ? {} : { [`appointment_${problem.part}`]: problem.message }
    },
    toLead(values) {
      const { location_id: id = '', appointment_date: date = '', appointment_time: time = '' } = values
      const { vehicle_wanted: wanted = '', home_address: address = '', message = '' } = values
      const asked = canBeDriven ? resolveTestDriveKind(vehicle) : resolveEnquiryKind(vehicle, 'vehicle')
      const { kind, form } = buildWriterContent({ ...values, message }, asked)
      const [location, ...others] = chosenFrom(id)
      const only = others.length === 0 ? location : undefined
      return {
        locationId: only?.id ?? null,
        kind,
        form: {
          ...form,
          location: only?.name ?? null,
          location_id: only?.id ?? null,
          dealership_slug: only?.dealership_slug ?? null,
          vehicle_wanted: wanted || null,
          ...(wantedModel === null ? {} : { make: wantedModel.make, model: wantedModel.model }),
          home_address: address || null,
          appointment_date: date || null,
          appointment_time: time || null,
          appointment_time_zone: date === '' && time === '' ? null : resolveHours(site, only ?? null).timeZone,
        },
      }
    },
  })
}

const wantedField = {
  name: 'vehicle_wanted',
  kind: 'text',
  label: 'Which vehicle are you interested in?',
  placeholder: 'Make, model or stock number',
  required: true,
  maxLength: 200,
  missing: 'Enter the vehicle you are interested in',
} as const satisfies LeadField

/** What the form is about, for the address that it is sent to. */
function buildQuery({ vehicle, wantedModel }: TestDriveTarget): string {
  if (vehicle !== null) return `?car_id=${encodeURIComponent(vehicle.id)}`
  return wantedModel === null ? '' : `?model=${encodeURIComponent(wantedModel.page)}`
}

/** A single location is not asked for. */
const buildLocationField = (locations: readonly Location[]) =>
  ({
    name: 'location_id',
    kind: 'choice',
    label: 'Which location suits you?',
    required: true,
    asked: locations.length > 1,
    none: 'Choose a location',
    options: locations.map(({ id, name }) => ({ value: id, name })),
    invalid: 'Choose a location',
    preselectsNearest: true,
  }) as const satisfies LeadField

/** Asked for where the site brings the vehicle to the visitor; filled in, it is a test drive at that address. */
const addressField = {
  name: 'home_address',
  kind: 'text',
  label: 'Your address, if we may bring the car to you',
  autoComplete: 'street-address',
  required: false,
  maxLength: 300,
  folded: 'a drive from your place',
} as const satisfies LeadField

const buildAppointmentFields = (offer: AppointmentOffer, asked: boolean) =>
  [
    {
      name: 'appointment_date',
      kind: 'appointment',
      part: 'date',
      asked,
      label: 'Preferred day',
      required: false,
      none: 'Any day',
      invalid: 'Choose one of the days shown',
      offer,
    },
    {
      name: 'appointment_time',
      kind: 'appointment',
      part: 'time',
      asked,
      label: 'Preferred time',
      required: false,
      none: 'Any time',
      invalid: 'Choose one of the times shown',
      offer,
    },
  ] as const satisfies readonly LeadField[]

/** 'Rocklea time' would be read as a place, so the note names the location. */
function describeTimes(site: Site, [first, ...others]: readonly Location[]): string {
  const confirm = 'We will confirm the time with you.'
  if (first === undefined) return confirm
  const zones = new Set([first, ...others].map((location) => resolveHours(site, location).timeZone))
  if (others.length > 0) return zones.size > 1 ? `Times are those of the chosen location. ${confirm}` : confirm
  return `Times are those of ${first.name}. ${confirm}`
}
