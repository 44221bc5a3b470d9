/** The consumer-complaint body of a state or territory (CONTENT-06). */
export interface ComplaintBody {
  /** Name of the state or territory in full. */
  readonly state: string
  readonly name: string
  readonly website: string
}

/** The bodies by the state as addresses name it, in the order of the country's own lists. */
export const complaintBodies = {
  NSW: {
    state: 'New South Wales',
    name: 'NSW Fair Trading',
    website: 'https://www.fairtrading.nsw.gov.au',
  },
  VIC: {
    state: 'Victoria',
    name: 'Consumer Affairs Victoria',
    website: 'https://www.consumer.vic.gov.au',
  },
  QLD: {
    state: 'Queensland',
    name: 'Office of Fair Trading Queensland',
    website: 'https://www.qld.gov.au/law/fair-trading',
  },
  WA: {
    state: 'Western Australia',
    name: 'Consumer Protection Western Australia',
    website: 'https://www.consumerprotection.wa.gov.au',
  },
  SA: {
    state: 'South Australia',
    name: 'Consumer and Business Services',
    website: 'https://www.cbs.sa.gov.au',
  },
  TAS: {
    state: 'Tasmania',
    name: 'Consumer, Building and Occupational Services',
    website: 'https://www.cbos.tas.gov.au',
  },
  ACT: {
    state: 'Australian Capital Territory',
    name: 'Access Canberra',
    website: 'https://www.accesscanberra.act.gov.au',
  },
  NT: {
    state: 'Northern Territory',
    name: 'Northern Territory Consumer Affairs',
    website: 'https://consumeraffairs.nt.gov.au',
  },
} as const satisfies Readonly<Record<string, ComplaintBody>>

/** The bodies of the states named, each once, in the order of the table; other names have none. */
export function listComplaintBodies(states: Iterable<string>): readonly ComplaintBody[] {
  const named = new Set([...states].map((state) => state.trim().toUpperCase()))
  return Object.entries(complaintBodies)
    .filter(([code, { state }]) => named.has(code) || named.has(state.toUpperCase()))
    .map(([, body]) => body)
}
