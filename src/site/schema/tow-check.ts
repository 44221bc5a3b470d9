import { flag, integer, section } from './field.ts'

export const towCheckSection = section('What can my car tow?', 'CONTENT-12', {
  enabled: flag(false, 'Has the page with the sum, and its block on the home page', 'CONTENT-12'),
  ball_percent: integer(
    10,
    { min: 4, max: 15, unit: 'percent' },
    'Part of the mass of a trailer that is taken to rest on the tow ball',
    'CONTENT-12',
  ),
})
