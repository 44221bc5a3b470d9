/** The value of a column: the code of a keyword, a number, or the codes of a set in ascending order. */
export type ColumnValue = number | readonly number[]

/** Serialises a combination of values. The result is stored like any other text. */
export const writeCombination = (values: readonly ColumnValue[]): string => JSON.stringify(values)

/** Parses the result of `writeCombination`. */
export const readCombination = (text: string): readonly ColumnValue[] => JSON.parse(text) as readonly ColumnValue[]
