/**
 * A hundred sentences as buyers in Australia type them, and what each must be read as, written by hand. A line has the
 * sentence, its refinements (an attribute and the label of its chip, or its range), the words left for the text search,
 * and what is left out.
 */
export interface SentenceCase {
  readonly typed: string
  /** 'colour White', 'price -40000', 'within 50 geelong-vic'. */
  readonly read: readonly string[]
  readonly rest?: string
  readonly unused?: readonly string[]
}

const of = (typed: string, read: string, rest = '', unused = ''): SentenceCase => ({
  typed,
  read: read === '' ? [] : read.split(' | '),
  rest,
  unused: unused === '' ? [] : unused.split(' | '),
})

export const hundredSentences: readonly SentenceCase[] = [
  // Those of the product's own description.
  of('white dual cab ute under 40k', 'colour White | cab Dual cab | body Ute | price -40000'),
  of('7 seater diesel', 'seats 7 seats | fuel Diesel'),
  of('plug in hybrid suv', 'fuel PHEV | body SUV'),
  of('family car automatic 2020 or newer', 'categories Good for: family | transmission Automatic | year 2020-'),
  of('toyota under 100,000 km near Geelong', 'within 50 geelong-vic | km -100000', 'toyota'),
  of('sunroof tow bar', 'filtered_features Sunroof | filtered_features Tow Bar'),
  // Prices.
  of('hilux under $45,000', 'price -45000', 'hilux'),
  of('suv between 30k and 40k', 'body SUV | price 30000-40000'),
  of('20-30k hatchback', 'price 20000-30000 | body Hatch'),
  of('$15,000 to $25,000 sedan', 'price 15000-25000 | body Sedan'),
  of('ute from 30k to 50k', 'body Ute | price 30000-50000'),
  of('mazda 3 around 20k', 'price 18000-22000', 'mazda 3'),
  of('camry $28,990', 'price -28990', 'camry'),
  of('budget 35k family suv', 'price -35000 | categories Good for: family | body SUV'),
  of('ranger over 60k', 'price 60000-', 'ranger'),
  of('corolla 25k or less', 'price -25000', 'corolla'),
  of('prado max 70 grand', 'price -70000', 'prado'),
  of('something cheaper than 12,500 dollars', 'price -12500'),
  of('price under 18000 manual', 'price -18000 | transmission Manual'),
  of('kluger at least $50k', 'price 50000-', 'kluger'),
  of('up to 22k auto hatch', 'price -22000 | transmission Automatic | body Hatch'),
  of('less than 30,000 petrol', 'price -30000 | fuel Petrol'),
  of('i30 under $150 a week', '', 'i30', 'under $150 a week'),
  of('ute $200 per week', 'body Ute', '', '$200 per week'),
  // Kilometres.
  of('under 50,000 kms', 'km -50000'),
  of('rav4 less than 80000 kilometres', 'km -80000', 'rav4'),
  of('everest under 100k km', 'km -100000', 'everest'),
  of('diesel wagon below 120,000km', 'fuel Diesel | body Wagon | km -120000'),
  of('kms under 60000 swift', 'km -60000', 'swift'),
  of('20,000 to 60,000 km', 'km 20000-60000'),
  of('odometer below 90k', 'km -90000'),
  of('outlander 40,000 km or less', 'km -40000', 'outlander'),
  // Years.
  of('2019 hilux', 'year 2019-2019', 'hilux'),
  of('2018+ triton', 'year 2018-', 'triton'),
  of('ranger 2020 onwards', 'year 2020-', 'ranger'),
  of('2015-2019 forester', 'year 2015-2019', 'forester'),
  of('from 2016 to 2020 suv', 'year 2016-2020 | body SUV'),
  of('newer than 2017 automatic', 'year 2018- | transmission Automatic'),
  of('before 2012 commodore', 'year -2011', 'commodore'),
  of('landcruiser since 2015', 'year 2015-', 'landcruiser'),
  of('2021 or later hybrid', 'year 2021- | fuel Hybrid'),
  of('between 2014 and 2018', 'year 2014-2018'),
  of('2013 or older ute under 15k', 'year -2013 | body Ute | price -15000'),
  // Seats.
  of('7 seats suv', 'seats 7 seats | body SUV'),
  of('seven seater', 'seats 7 seats'),
  of('8-seater people mover', 'seats 8 seats | body People Mover'),
  of('at least 7 seats', 'seats 7 seats or more'),
  of('5 seat hatch', 'seats 5 seats | body Hatch'),
  of('two seater convertible', 'seats 2 seats | body Convertible'),
  // Bodies and cabs.
  of('station wagon', 'body Wagon'),
  of('hatchbacks', 'body Hatch'),
  of('pick up', 'body Ute'),
  of('single cab 4x4', 'cab Single cab | drive 4x4'),
  of('space cab diesel manual', 'cab Extra cab | fuel Diesel | transmission Manual'),
  of('double cab', 'cab Dual cab'),
  of('people mover with 8 seats', 'body People Mover | seats 8 seats'),
  of('white van', 'colour White | body Van'),
  of('cab chassis tray back', 'body Cab Chassis | body Cab Chassis'),
  of('coupe or convertible', 'body Coupe | body Convertible'),
  of('motorhome', 'body Motorhome'),
  of('caravan with ensuite', 'item_type Caravans | filtered_features Ensuite'),
  of('campervan under 90k', 'body Motorhome | price -90000'),
  // Colours.
  of('white or silver sedan', 'colour White | colour Silver | body Sedan'),
  of('red mustang', 'colour Red', 'mustang'),
  of('gray suv', 'colour Grey | body SUV'),
  of('black ute with canopy', 'colour Black | body Ute | filtered_features Canopy'),
  of('glacier white prado', 'colour Glacier White', 'prado'),
  of('blue hatch in manual', 'colour Blue | body Hatch | transmission Manual'),
  // Fuels, drives and gearboxes.
  of('electric car', 'fuel Electric'),
  of('ev under 60k', 'fuel Electric | price -60000'),
  of('turbo diesel 4wd', 'fuel Diesel | drive 4x4'),
  of('petrol or hybrid wagon', 'fuel Petrol | fuel Hybrid | body Wagon'),
  of('four wheel drive wagon', 'drive 4x4 | body Wagon'),
  of('all wheel drive outback', 'drive AWD', 'outback'),
  of('2wd dual cab', 'drive 2WD | cab Dual cab'),
  of('rear wheel drive manual coupe', 'drive RWD | transmission Manual | body Coupe'),
  of('front wheel drive auto', 'drive FWD | transmission Automatic'),
  of('6 speed manual hatch', 'transmission Manual | body Hatch', '', '6 speed'),
  of('cvt suv', 'transmission Automatic | body SUV'),
  of('lpg falcon', 'fuel LPG', 'falcon'),
  // Features.
  of('leather seats and sat nav', 'filtered_features Leather Seats | filtered_features Satellite Navigation'),
  of('apple carplay reversing camera', 'filtered_features Apple CarPlay | filtered_features Reversing Camera'),
  of('towbar bullbar snorkel', 'filtered_features Tow Bar | filtered_features Bull Bar | filtered_features Snorkel'),
  of('heated seats or sunroof', 'filtered_features Heated Seats | filtered_features Sunroof'),
  of('ute with a hard lid', 'body Ute | filtered_features Hard Lid'),
  of('suv adaptive cruise control', 'body SUV | filtered_features Adaptive Cruise Control'),
  of('can tow 3500kg', 'towing 3500-'),
  of('3.5t towing diesel', 'towing 3500- | fuel Diesel'),
  // Conditions.
  of('used kia sportage', 'car_type Used', 'kia sportage'),
  of('brand new ute', 'car_type New | body Ute'),
  of('demo ford everest', 'car_type Demo', 'ford everest'),
  of('certified pre-owned corolla', 'certified Certified', 'corolla'),
  // Places.
  of('ute near 3220', 'within 50 3220 | body Ute'),
  of('within 50 km of ballarat', 'within 50 ballarat-vic'),
  of('suv 30 km from Geelong under 40k', 'within 30 geelong-vic | body SUV | price -40000'),
  // Names that are also values, and what cannot be used.
  of('ranger black edition', '', 'ranger black edition'),
  of('peugeot 2008', '', 'peugeot 2008'),
  of('black golf r', 'colour Black', 'golf r'),
  of('landcruiser 300 under 130k', 'price -130000', 'landcruiser 300'),
  of("I'm looking for a cheap white ute, not manual", 'colour White | body Ute', '', 'cheap | not manual'),
]
