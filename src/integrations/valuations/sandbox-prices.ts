/**
 * What a car of a model costs when it is new, in dollars, rounded to $500: round figures in the neighbourhood of list
 * prices of recent years, for the sandbox alone.
 */
const newPrices: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  toyota: {
    corolla: 30_000,
    camry: 40_000,
    rav4: 43_000,
    hilux: 52_000,
    kluger: 60_000,
    prado: 75_000,
    landcruiser: 105_000,
    yaris: 26_000,
    'c-hr': 38_000,
  },
  mazda: { mazda2: 26_000, mazda3: 32_000, 'cx-3': 30_000, 'cx-5': 40_000, 'cx-9': 55_000, 'bt-50': 50_000 },
  hyundai: { i20: 27_000, i30: 30_000, kona: 33_000, tucson: 41_000, 'santa fe': 54_000 },
  kia: { picanto: 20_000, cerato: 29_000, seltos: 33_000, sportage: 38_000, sorento: 54_000, carnival: 56_000 },
  ford: { focus: 28_000, mustang: 65_000, ranger: 55_000, everest: 62_000, territory: 42_000, falcon: 40_000 },
  mitsubishi: { asx: 28_000, outlander: 40_000, triton: 46_000, 'pajero sport': 50_000 },
  subaru: { impreza: 31_000, xv: 33_000, forester: 41_000, outback: 46_000 },
  nissan: { qashqai: 36_000, 'x-trail': 42_000, navara: 48_000, patrol: 90_000 },
  volkswagen: { polo: 27_000, golf: 38_000, tiguan: 46_000, amarok: 60_000 },
  honda: { jazz: 24_000, civic: 38_000, 'hr-v': 36_000, 'cr-v': 44_000 },
  holden: { commodore: 40_000, astra: 27_000, colorado: 46_000, captiva: 34_000 },
  mg: { mg3: 21_000, zs: 25_000, hs: 34_000, mg4: 40_000 },
  isuzu: { 'd-max': 52_000, 'mu-x': 60_000 },
  suzuki: { swift: 24_000, vitara: 32_000, jimny: 32_000 },
  tesla: { 'model 3': 60_000, 'model y': 64_000 },
  gwm: { haval: 34_000, cannon: 40_000, ora: 36_000 },
}

/** The price where the make is known and the model is not. */
const unknownModelPrice = 35_000

/** Price of a new car in dollars by make and model in any case; null for an unknown make. */
export function findNewPrice(make: string, model: string): number | null {
  const models = Object.entries(newPrices).find(([name]) => name === make.trim().toLowerCase())?.[1]
  if (models === undefined) return null
  const wanted = model.trim().toLowerCase()
  const found = Object.entries(models).find(([name]) => wanted === name || wanted.startsWith(`${name} `))
  return found?.[1] ?? unknownModelPrice
}
