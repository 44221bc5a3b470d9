import { memoize } from './memoize.ts'

const emergencyBraking = new RegExp(
  [
    String.raw`autonomous\s+emergency|\baeb\b|(?:auto\w*|forward)\s+(?:emergency\s+)?brak\w+`,
    String.raw`collision\s+(?:mitigation|avoidance)|city\s+brake`,
  ].join('|'),
  'i',
)

/**
 * The values of `filtered_features` and the patterns by which feeds' equipment texts are recognised. A vehicle lists
 * its features in this order.
 */
const features: readonly (readonly [string, RegExp])[] = [
  ['Apple CarPlay', /car\s?play/i],
  ['Android Auto', /android\s?auto/i],
  ['Bluetooth', /bluetooth/i],
  ['Satellite Navigation', /sat(?:ellite|\.)?[\s-]?nav|navigation|\bgps\b/i],
  ['Reversing Camera', /revers\w*\s+camera|rear(?:[\s-]?view)?\s+camera|back[\s-]?up\s+camera|camera\s*-\s*rear/i],
  ['360 Camera', /360|surround[\s-]?view|around[\s-]?view|bird'?s?[\s-]?eye|panoramic\s+view/i],
  ['Parking Sensors', /park(?:ing)?\s+(?:distance\s+|assist\s+)?sensor|parking\s+distance|rear\s+sensors?/i],
  ['Adaptive Cruise Control', /(?:adaptive|active|radar|intelligent|distance)\s+cruise/i],
  ['Cruise Control', /cruise/i],
  ['Blind Spot Monitoring', /blind[\s-]?spot/i],
  ['Lane Keeping', /lane[\s-](?:keep|departure|assist|centr|trac)/i],
  ['Autonomous Emergency Braking', emergencyBraking],
  ['Keyless Entry', /keyless|smart\s+(?:key|entry)|proximity\s+key/i],
  ['Push Button Start', /push[\s-]?(?:button\s+)?start|start\s+button|button\s+start/i],
  ['Leather Seats', /leather(?!\s*(?:steering|gear|wrapped|bound))|nappa/i],
  ['Heated Seats', /heated\s+(?:\w+\s+)?seat|seats?\b[^,;]*\bheated|heating\s*-\s*front/i],
  ['Ventilated Seats', /(?:ventilated|cooled)\s+(?:\w+\s+)?seat|seats?\b[^,;]*\bventilated/i],
  ['Sunroof', /sun\s?roof|moon\s?roof|panoramic\s+(?:glass\s+)?roof/i],
  ['Climate Control', /climate\s+control|dual[\s-]zone/i],
  ['Power Tailgate', /(?:power|electric|hands?[\s-]?free)\s+(?:operated\s+)?(?:tail\s?gate|boot|lift\s?gate)/i],
  ['Alloy Wheels', /alloy|mag\s+wheels/i],
  ['Roof Rails', /roof\s+(?:rails?|racks?|bars?)/i],
  ['Tow Bar', /tow\s?(?:bar|ball|hitch|pack)|towing\s+pack/i],
  ['Bull Bar', /bull\s?bar|nudge\s?bar/i],
  ['Canopy', /canopy/i],
  ['Hard Lid', /(?:hard|roller|tonneau)\s+(?:lid|cover|shutter)|tonneau/i],
  ['Snorkel', /snorkel/i],
  ['Winch', /\bwinch/i],
  ['Third Row Seats', /third[\s-]row|3rd[\s-]row|7[\s-]seat/i],
  ['Wireless Charging', /wireless\s+(?:phone\s+|device\s+|smart\s?phone\s+)?charg|qi\s+charg/i],
  ['Head-Up Display', /head[\s-]?up\s+display|\bhud\b/i],
  ['LED Headlights', /led\s+(?:head|matrix|front)\s?(?:lights?|lamps?)?|head\s?(?:lights?|lamps?)[^,;]*\bled/i],
  ['Service History', /service\s+history|log\s?books?/i],
  ['ISOFIX', /iso[\s-]?fix/i],
  // A motorcycle that learners may ride (Learner Approved Motorcycle Scheme).
  ['LAMS Approved', /(?<!\b(?:not|non)[\s-])(?:\blams\b|\blearner[\s-](?:approved|legal))/i],
  // Features of caravans.
  ['Air Conditioning', /air[\s-]?con/i],
  ['Ensuite', /ensuite|(?:shower|toilet)\s*(?:&|and)\s*(?:shower|toilet)/i],
  ['Solar Panels', /solar/i],
  ['Lithium Battery', /lithium/i],
  ['Off Grid', /off[\s-]?grid/i],
  ['Bunk Beds', /bunk/i],
  ['Awning', /awning/i],
]

/** Returns features in table order, each once; a feature counts when any equipment entry matches its pattern. */
export function resolveFilteredFeatures(equipment: readonly string[]): readonly string[] {
  const found = new Set(equipment.flatMap((entry) => featuresOf(entry)))
  return featureWords.filter((feature) => found.has(feature))
}

const featureWords = features.map(([feature]) => feature)

const featuresOf = memoize((entry): readonly string[] =>
  features.filter(([, pattern]) => pattern.test(entry)).map(([feature]) => feature),
)
