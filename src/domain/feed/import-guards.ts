/**
 * Why an import refuses a file that can be read, each with an override of the same name (decision 30). An empty or
 * damaged file is refused whatever is allowed.
 */
export const importGuards = {
  'cut-off': 'the last row of a CSV ends in the middle',
  columns: 'a column that a field is read from is missing, or filled a field in the last import and is gone or empty',
  rejected: "more rows are rejected than the mapping's max_rejected_share allows",
  drop: "more of a dealership's vehicles would be marked sold than the site's stock.max_drop_share allows",
  'unknown-status': 'no vehicle has a status that the platform knows, so that none would be for sale',
  'unknown-make': 'most makes are not known, and were in stock; or the columns of make and model changed places',
  'swapped-model': 'most badges are names of models and their models are not: model and badge changed places',
  'price-shift': 'the prices of too many vehicles change by too much',
  returns: 'too many sold vehicles would be for sale again',
  'new-feed': 'a feed of a new name brings vehicles that came under another name',
  'wrong-dealer': 'too many of the vehicles are in stock under another feed or another site',
  older: 'the file is older than one that was imported before',
} as const

export type ImportGuard = keyof typeof importGuards
export const importGuardNames = Object.keys(importGuards) as readonly ImportGuard[]
