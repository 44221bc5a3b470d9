import type { Random } from '../random.ts'

/** How a dealer speaks: sentences to open with, to persuade with and to close with. No real person, address or number. */
export interface DealerVoice {
  readonly openings: readonly string[]
  readonly promises: readonly string[]
  readonly closings: readonly string[]
}

export interface CommentFacts {
  readonly title: string
  readonly carType: 'new' | 'used' | 'demo'
  readonly kind: 'car' | 'ute' | 'family' | 'motorcycle' | 'caravan' | 'motorhome'
  readonly km: number | null
  readonly features: readonly string[]
  readonly towingKg: number | null
  readonly isElectrified: boolean
}

const kindSentences: Readonly<Record<CommentFacts['kind'], readonly string[]>> = {
  car: ['An easy car to park, cheap to run and happy on the freeway.', 'Plenty of room for four adults and the weekly shop.', 'Just the thing for a first car or a second one.'],
  ute: ['Ready for the site on Monday and the beach on Saturday.', 'The tray is straight and it has had a proper life, not a hard one.', 'Built to carry, and comfortable enough for the long haul home.'],
  family: ['Room for the kids, the dog and everything they insist on bringing.', 'Three child seat anchors and a boot that swallows a pram.', 'High enough to see over the traffic, easy enough for the school run.'],
  motorcycle: ['Sounds right, runs right and has never been on its side.', 'Starts first press and pulls cleanly through the gears.', 'A weekend bike that is just as good on the Tuesday commute.'],
  caravan: ['Dry inside, no smells, and every appliance has been run up and tested.', 'Tows straight and sets up in minutes.', 'The layout works: you will see it the moment you step in.'],
  motorhome: ['Park it, put the kettle on and you are home.', 'Drives like a van and lives like an apartment.', 'Everything on board has been serviced, from the fridge to the hot water.'],
}

const usedSentences = ['Serviced on time, with the books to show for it.', 'Two keys, full history and a clean bill of health from our workshop.', 'Traded here by the owner, so we know where it has been.', 'PPSR checked and sold with clear title.', 'Fresh tyres all round and a full detail before you collect it.', 'Non-smoker, always garaged.', 'A few small marks that you would expect at this age, all of them in the photographs.']
const newSentences = ['In stock now and ready to register in your name.', 'Full factory warranty from the day you drive it away.', 'No wait, no order, no guesswork about the delivery date.', 'Ask us about capped-price servicing while you are here.']
const demoSentences = ['One of our own demonstrators: run in, looked after and priced well under new.', 'Balance of the new car warranty applies.', 'Driven by our team and never by a hire company.']

function describeFeatures(features: readonly string[], random: Random): string {
  const named = random.shuffle(features).slice(0, random.integer(3, 6))
  return named.length < 3 ? '' : `Highlights: ${named.join(', ')}.`
}

function formatKm(km: number): string {
  return km.toLocaleString('en-AU')
}

/** A dealer's text of some 200 to 900 characters, in one to three paragraphs. */
export function writeDealerComments(facts: CommentFacts, voice: DealerVoice, random: Random): string {
  const byType = facts.carType === 'used' ? usedSentences : facts.carType === 'demo' ? demoSentences : newSentences
  const first = [random.pick(voice.openings).replace('{title}', facts.title)]
  if (facts.carType === 'used' && facts.km !== null && random.chance(0.45)) first.push(`Showing ${formatKm(facts.km)} km.`)
  first.push(random.pick(kindSentences[facts.kind]))
  const second = random.shuffle(facts.kind === 'caravan' ? byType.filter((text) => !/tyres|keys|smoker/.test(text)) : byType).slice(0, random.integer(1, 3))
  const highlights = describeFeatures(facts.features, random)
  if (highlights !== '') second.push(highlights)
  if (facts.towingKg !== null && facts.towingKg >= 2000 && random.chance(0.5)) second.push(`Rated to tow ${formatKm(facts.towingKg)} kg braked.`)
  if (facts.isElectrified && random.chance(0.6)) second.push('Ask us what it will save you at the bowser.')
  const third = [...random.shuffle(voice.promises).slice(0, random.integer(1, 3)), random.pick(voice.closings)]
  const gap = random.pickWeighted([['\n\n', 5], [' ', 3], ['\n', 2]])
  return [first, second, third].map((sentences) => sentences.join(' ')).join(gap)
}

const spareSentences = [
  'Great value.', 'Come and see.', 'Ready to go.', 'Call us today.', 'One owner.', 'Two keys with it.', 'Trade-ins welcome.', 'Finance is available.', 'Drives as it should.', 'Well kept inside and out.', 'Serviced in our own workshop.', 'A very tidy example.', 'Tyres are near new.',
  'The books are up to date.', 'Priced to sell this week.', 'Inspections by appointment.', 'We deliver across the state.', 'A pleasure to drive anywhere.', 'The photographs show this very vehicle.', 'Ask for a video walk-around.', 'Warranty options from one to five years.',
  'Everything works, and we checked.', 'Our yard is open six days a week.', 'Bring your old one along for a fair price.', 'No surprises when the paperwork comes.', 'You will not find a better one nearby.',
]

/** Whole sentences that come to exactly `length` characters; the cut at 400 is tested on 400 and 401 (VDP-05). Throws RangeError when no sum fits. */
export function writeCommentsOfLength(length: number, random: Random): string {
  const order = random.shuffle(spareSentences)
  // Reachable length → sentences that give it; each sentence costs its own length and the space before it.
  const reached = new Map<number, readonly string[]>([[-1, []]])
  for (const sentence of order) {
    for (const [soFar, sentences] of Array.from(reached)) {
      const total = soFar + 1 + sentence.length
      if (total <= length && !reached.has(total)) reached.set(total, [...sentences, sentence])
    }
  }
  const sentences = reached.get(length)
  if (sentences === undefined) throw new RangeError(`no comments of ${length} characters`)
  return sentences.join(' ')
}
