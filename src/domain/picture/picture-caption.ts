/**
 * Captions by the words that name a view, the more specific words first: 'front seats' shows the cabin, not the front.
 * Words are lower case, with single blanks between them.
 */
const views: readonly (readonly [caption: string, words: readonly string[]])[] = [
  ['Rear', ['rear three quarter', 'three quarter rear', 'rear 3 4', 'rear quarter']],
  ['Front', ['front three quarter', 'three quarter front', 'front 3 4', 'front quarter', 'three quarter']],
  ['Dashboard', ['dashboard', 'dash', 'instrument panel', 'instruments', 'steering wheel']],
  ['Rear seats', ['rear seats', 'back seats', 'second row', 'third row']],
  ['Boot', ['boot', 'luggage', 'cargo area', 'load area']],
  ['Kitchen', ['kitchen', 'kitchenette']],
  ['Bed', ['bed', 'bedroom', 'beds']],
  ['Bathroom', ['bathroom', 'ensuite', 'shower']],
  ['Living area', ['living area', 'living space', 'lounge', 'dinette']],
  ['Cabin', ['cabin', 'interior', 'front seats', 'driver seat']],
  ['Engine', ['engine', 'engine bay']],
  ['Wheel', ['wheel', 'wheels', 'tyre', 'tyres', 'alloy']],
  ['Tail light', ['tail light', 'tail lamp', 'tail', 'taillight']],
  ['Headlight', ['headlight', 'headlights', 'headlamp', 'lamp']],
  ['Tray', ['tray', 'tub', 'canopy']],
  ['Front', ['front']],
  ['Rear', ['rear', 'back']],
  ['Side', ['side', 'profile']],
]

/** What the drawing 'detail' shows of the shapes, by which an address begins, that have no cabin to show. */
const details: Readonly<Record<string, string>> = {
  caravan: 'Living area',
  offroadcaravan: 'Living area',
  motorhome: 'Living area',
  campertrailer: 'Storage locker',
  roadbike: 'Engine',
  cruiser: 'Engine',
  dirtbike: 'Engine',
}

/** Longer texts describe the vehicle, not the view. */
const longest = 120

/** The words in the form of the table, without the driven wheels, which name no view. */
function toWords(text: string): string {
  const words = ` ${text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `
  return words.replaceAll(/ (?:front|rear|all|four|4|two|2) wheel drive /g, ' ')
}

/**
 * What a picture shows, in a word or two, as far as the feed says so in the picture's description, or as the address of
 * one of the platform's drawings names it; null: it says nothing of the view. `name` is the vehicle's, which may begin
 * the description and says nothing of the view ('2021 Toyota HiLux Front Runner').
 */
export function resolvePictureCaption(
  { url, alt }: { readonly url: string; readonly alt: string | null },
  name: string,
): string | null {
  if (alt === null) {
    const [, shape = '', view] = /\/vehicle-art\/([a-z]{1,20})[a-z0-9-]{0,60}\/([a-z-]{1,40})$/.exec(url) ?? []
    if (view === undefined) return null
    if (view !== 'detail') return findCaption(toWords(view))
    return Object.hasOwn(details, shape) ? (details[shape] ?? null) : 'Cabin'
  }
  const description = alt.length > longest + name.length ? '' : alt.startsWith(name) ? alt.slice(name.length) : alt
  return description.length > longest ? null : findCaption(toWords(description))
}

function findCaption(text: string): string | null {
  return views.find(([, words]) => words.some((word) => text.includes(` ${word} `)))?.[0] ?? null
}
