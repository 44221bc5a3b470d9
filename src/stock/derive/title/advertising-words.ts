/**
 * Words with which a title goes over from naming the vehicle to praising it ('SR5 One Owner Full Service History'), and
 * those that repeat another field (fuel). None of them is part of a badge.
 */
const words =
  'the in for at of is this very only our your just has from to on by its it with w/ and as ex ' +
  'owner owners km kms kilometres kays low-kms lowkms finance warranty rego registered unregistered ' +
  'rwc roadworthy drive driveaway ' +
  'leather sunroof navigation satnav sat camera reverse reversing bluetooth carplay towbar tow bullbar ' +
  'canopy lift lifted ' +
  'full service serviced history books logbook logbooks immaculate excellent great superb! must see ' +
  'sale price priced reduced ' +
  'cheap bargain available ready now call today best condition clean tidy mint as-new perfect nice ' +
  'beautiful stunning wow save offer ' +
  'offers finance! approved stock arriving soon just delivery delivered demo used certified genuine ' +
  'factory local balance ' +
  'diesel petrol unleaded ulp t/d turbodiesel premium-unleaded lpg gas seats seat door doors seater speed kw kms! ' +
  'white silver grey gray blue green orange yellow brown bronze maroon beige sold mags alloys wheels'

const known: ReadonlySet<string> = new Set(words.split(' ').map((word) => word.replaceAll(/[^a-z0-9+/]/g, '')))

/** Words of badges that begin an advertisement when another of its words follows: 'Low Kms', 'One Owner'. */
const beginnings: ReadonlySet<string> = new Set(['first', 'high', 'low', 'one', 'special', 'super', 'turbo'])

/** Whether the word, with the one behind it, belongs to an advertisement. */
export function isAdvertising(key: string, next: string | undefined): boolean {
  return known.has(key) || (beginnings.has(key) && next !== undefined && known.has(next))
}
