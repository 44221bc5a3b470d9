/** The part of itemsjs that the comparison uses; the package ships no types. */
declare module 'itemsjs' {
  export interface ItemsJsAnswer<Item> {
    readonly pagination: { readonly total: number }
    readonly data: {
      readonly items: readonly Item[]
      readonly aggregations: Readonly<
        Record<string, { readonly buckets: readonly { readonly key: string; readonly doc_count: number }[] }>
      >
    }
  }
  export interface ItemsJsQuery {
    readonly per_page?: number
    readonly sort?: string
    readonly filters?: Readonly<Record<string, readonly string[]>>
    readonly ids?: readonly (string | number)[]
  }
  export interface ItemsJs<Item> {
    search(query: ItemsJsQuery): ItemsJsAnswer<Item>
  }
  export default function itemsjs<Item>(
    items: readonly Item[],
    configuration: {
      readonly native_search_enabled: boolean
      readonly aggregations: Readonly<Record<string, { readonly size: number; readonly conjunction: boolean }>>
      readonly sortings: Readonly<
        Record<string, { readonly field: readonly string[]; readonly order: readonly ('asc' | 'desc')[] }>
      >
    },
  ): ItemsJs<Item>
}
