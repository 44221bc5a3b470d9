/**
 * The view of a page on its way to the browser, as JSON text. The router encodes the data of a loader value by value,
 * and decoding the thousands of values of a page of cards in that form costs a phone a tenth of a second in one piece.
 * It passes a text on as one value, which the browser parses in a millisecond and which compresses better.
 */
export interface SealedView<View> {
  readonly json: string
  /** Never present: keeps the type of the view. */
  readonly view?: View
}

/** Data that JSON represents: a date, map or function would reach the browser as something else. */
type Plain<Data> = Data extends string | number | boolean | null | undefined
  ? Data
  : Data extends Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | ((...args: never[]) => unknown) | bigint
    ? never
    : { readonly [Key in keyof Data]: Plain<Data[Key]> }

const opened = new WeakMap<SealedView<unknown>, unknown>()

/** Seals a view in a loader. The server renders with `view` itself, which must not change afterwards. */
export function sealView<View>(view: View & Plain<View>): SealedView<View> {
  const sealed = { json: JSON.stringify(view) }
  opened.set(sealed, view)
  return sealed
}

/** The sealed view; the same object whenever it is asked for. */
export function openView<View>(sealed: SealedView<View>): View {
  const known = opened.get(sealed)
  // The text was made from a View by sealView.
  if (known !== undefined) return known as View
  const view = JSON.parse(sealed.json) as View
  opened.set(sealed, view)
  return view
}
