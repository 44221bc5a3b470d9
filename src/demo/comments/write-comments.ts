import type { Random } from '../random.ts'
import { isBorneOut, writeClaim, type Claim } from './claim.ts'
import type { CommentFacts } from './conditions.ts'
import { factClaims } from './fact-claims.ts'

/** How a dealer speaks: claims to open with, to promise and to close with. No real person, address or number. */
export interface DealerVoice {
  readonly openings: readonly Claim[]
  readonly promises: readonly Claim[]
  readonly closings: readonly Claim[]
}

/** Every car has these, so that they recommend none. */
const commonFeatures: ReadonlySet<string> = new Set([
  'Air Conditioning',
  'ABS Brakes',
  'Electronic Stability Control',
  'Power Windows',
  'Remote Central Locking',
  'Hill Start Assist',
  'Cruise Control',
])

/** Each subject's first claim that is true; the subjects that decide come first. */
function listFacts(facts: CommentFacts, random: Random): readonly string[] {
  const say = (subject: keyof typeof factClaims): readonly string[] => {
    const claims: readonly Claim[] = factClaims[subject]
    const claim = claims.find((each) => isBorneOut(each, facts))
    return claim === undefined ? [] : [writeClaim(claim, facts)]
  }
  const further = random.shuffle([say('economy'), say('towing'), say('grip'), say('safety'), say('living')].flat())
  return [
    ...say('availability'),
    ...say('odometer'),
    ...say('use'),
    ...say('cover'),
    ...say('papers'),
    ...further.slice(0, random.integer(1, 2)),
  ]
}

function listHighlights(facts: CommentFacts, random: Random): readonly string[] {
  const special = facts.vehicle.standardEquipment.filter((name) => !commonFeatures.has(name))
  const named = new Set(random.shuffle(special).slice(0, random.integer(3, 6)))
  // In the order of the brochure, whichever were chosen.
  return named.size < 3 ? [] : [`Highlights: ${special.filter((name) => named.has(name)).join(', ')}.`]
}

/**
 * A dealer's text in one to three paragraphs: an opening, the facts of the record, highlights of the equipment, what
 * the dealer promises and a close. All of it is true of the vehicle (`conditions`). Throws RangeError when the voice
 * has no opening or closing for it.
 */
export function writeDealerComments(facts: CommentFacts, voice: DealerVoice, random: Random): string {
  const fitting = (claims: readonly Claim[]): readonly string[] =>
    claims.filter((claim) => isBorneOut(claim, facts)).map((claim) => writeClaim(claim, facts))
  const record = listFacts(facts, random)
  const promises = random.shuffle(fitting(voice.promises)).slice(0, random.integer(1, 2))
  const gap = random.pickWeighted([
    ['\n\n', 6],
    [' ', 2],
    ['\n', 2],
  ])
  return [
    [random.pick(fitting(voice.openings)), ...record.slice(0, 2)],
    [...record.slice(2), ...listHighlights(facts, random)],
    [...promises, random.pick(fitting(voice.closings))],
  ]
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '))
    .join(gap)
}
