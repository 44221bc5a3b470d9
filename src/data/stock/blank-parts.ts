import type {
  AutograbData,
  FinanceLender,
  VehicleImage,
  VehicleLocation,
  VehicleSpecifications,
  VehicleVariant,
  YouxQuote,
} from '#domain/vehicle/vehicle-fields.ts'

/**
 * Each nested part of a vehicle with nothing known. Their keys are the keys that are stored, in this order, and their
 * values are what a document without a key is read as; so the compiler asks for a line here when a part gains a field.
 */
export const blankVariant: VehicleVariant = {
  cylinders: null,
  enginesize: null,
  enginesize_litres: null,
  induction: null,
  geartype: null,
  fuelconsumptioncombined: null,
  fuelcapacity: null,
  grossvehiclemass: null,
  vehiclelength: null,
  vehicleheight: null,
  vehiclewidth: null,
  towingcapacitybraked: null,
  bodyconfiguration: null,
  torque: null,
  ancaprating: null,
}

export const blankAddress: VehicleLocation['address'] = {
  street: null,
  city: null,
  state: null,
  postcode: null,
  place_url: null,
}

export const blankLocation: VehicleLocation = {
  id: '',
  name: '',
  slug: '',
  phone: null,
  address: blankAddress,
  distribution_locations: [],
}

export const blankSpecifications: VehicleSpecifications = {
  body_width: null,
  body_length: null,
  tare_weight: null,
  axle_type: null,
  sleeps: null,
  aggregate_trailer_mass: null,
  other: {},
}

export const blankLender: FinanceLender = {
  interestRate: null,
  comparisonRate: null,
  paymentWeek: null,
  paymentMonth: null,
  termYears: null,
  termMonths: null,
  termWeeks: null,
  deposit: null,
  balloon: null,
  disclaimer: null,
  establishmentFees: null,
  totalPayable: null,
  financeProvider: null,
}

export const blankAutograb: AutograbData = { average_market_price: null, state_average_market_price: null }

export const blankYouxQuote: YouxQuote = { weeklyRepaymentAmount: null, advertisedRate: null, comparisonRate: null }

export const blankImage: VehicleImage = { url: '', alt: null }
