import type { MetaTag } from './page-meta.ts'

interface LoadedHead {
  /** The tags that `buildSiteMeta` or `buildPageMeta` made in the loader. */
  readonly meta: readonly MetaTag[]
}

/**
 * The `meta` of a route whose loader builds the document head. Without loader data the route has failed, and the head
 * is that of the error page (see src/root.tsx).
 */
export const meta = ({ loaderData }: { readonly loaderData: LoadedHead | undefined }): MetaTag[] => [
  ...(loaderData?.meta ?? []),
]
