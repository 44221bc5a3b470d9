import { findNearest } from '#site/describe-issue.ts'

/** What dealers and their systems call a field, by its letters alone; the field's own name needs no entry. */
const tradeWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    stocknum: 'stock, stockno, stocknr, stocknumber, stockid, stk, stkno',
    car_type: 'condition, type, cartype, vehicletype, newused, nud',
    carsales_title: 'title, vehicle, heading',
    year: 'yr, modelyear, buildyear, yearbuilt',
    badge: 'variant, trim, grade, spec',
    price: 'saleprice, sellprice, askingprice, advertisedprice, retailprice, driveaway, driveawayprice',
    before_price: 'was, wasprice, oldprice, previousprice, rrp',
    offer_price: 'specialprice, nowprice, discountprice',
    km: 'kms, kilometres, kilometers, odometer, odo, mileage, miles',
    regplate: 'rego, registration, regno, regonumber, regnumber, plate, numberplate, registrationnumber',
    rego_expiry: 'regoexpiry, regexpiry, registrationexpiry, expiry, regodue',
    trans: 'trans, transmission, gearbox, gears',
    drive: 'drivetrain, drivetype, wheeldrive',
    fuel: 'fueltype',
    body: 'bodytype, bodystyle, bodyshape',
    colour: 'col, color, exteriorcolour, exteriorcolor, paint',
    interior_colour: 'trimcolour, interior, interiorcolor, upholstery',
    engine_size: 'engine, enginesize, capacity',
    images: 'photo, photos, photourl, photourls, picture, pictures, pics, image, imageurl, imageurls',
    standardEquipment: 'features, options, equipment, extras',
    dealercomments: 'comments, description, notes, remarks',
    location: 'yard, branch, site, lot',
  }).flatMap(([field, words]) => words.split(', ').map((word): [string, string] => [word, field])),
)

/** The field that a name most likely means, as a dealer would say it or misspelt; null where nothing is near. */
export function findNearField(name: string, fields: readonly string[]): string | null {
  const bare = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  const field = tradeWords.get(bare)
  return field !== undefined && fields.includes(field) ? field : findNearest(name, fields)
}
