/** What a column holds of a row: the code of a keyword, or a number; of a set the codes in ascending order. */
export type ColumnValue = number | readonly number[]

/** A combination of values as a text, which is stored like the text of any code. */
export const writeCombination = (values: readonly ColumnValue[]): string => JSON.stringify(values)

/** The values of a combination that `writeCombination` wrote. */
export const readCombination = (text: string): readonly ColumnValue[] => JSON.parse(text) as readonly ColumnValue[]
