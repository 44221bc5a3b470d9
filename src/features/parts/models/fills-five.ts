/** Whether so many tiles fill rows of five, and not rows of four, as other numbers have on a wide page. */
export const fillsFive = (count: number): boolean => count % 5 === 0 && count % 4 !== 0
