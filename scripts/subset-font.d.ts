/** The part of the package that scripts/subset-fonts.ts uses; the published types lack `keepFeatures`. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype'
    /** An axis pinned to a value or narrowed to a range. */
    variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
    /** OpenType tags of the layout features that stay. */
    keepFeatures: readonly string[]
    noHinting: boolean
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>
}
