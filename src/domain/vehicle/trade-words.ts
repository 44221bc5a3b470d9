/** The catalogues of the trade and their feeds use these words; a buyer knows the others. */
const buyersWords: ReadonlyMap<string, string> = new Map([
  ['aspirated', 'Naturally aspirated'],
  ['continuous variable', 'CVT'],
  ['constantly variable transmission', 'CVT'],
  ['petrol - unleaded ulp', 'Unleaded petrol (91)'],
  ['petrol - premium ulp', 'Premium unleaded petrol (95)'],
])

/** The word of a feed as a buyer says it; other words stay as they are. */
export const toBuyersWord = (text: string): string => buyersWords.get(text.trim().toLowerCase()) ?? text
