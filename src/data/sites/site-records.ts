/** A site document that the caller has checked; this folder stores it without interpreting it. */
export interface NewSiteVersion {
  readonly slug: string
  /** The document as configured (before defaults and template), a JSON value. */
  readonly document: unknown
  /** Every host that it answers on besides `{slug}.localhost`, in lower case, without port. */
  readonly hosts?: readonly string[]
  /** The file as written, comments included. */
  readonly sourceText: string
  /** Who applied it, for the history; null: not known. */
  readonly appliedBy?: string | null
}

export interface AppliedSite {
  readonly slug: string
  /** 1 for the first, then one more with each change. */
  readonly version: number
  /** null when the stored row is damaged. */
  readonly document: unknown
  /** Sorted. */
  readonly hosts: readonly string[]
  readonly sourceText: string
  readonly appliedBy: string | null
  /** Epoch milliseconds. */
  readonly appliedAt: number
}

export interface ApplyResult {
  readonly slug: string
  readonly outcome: 'added' | 'changed' | 'unchanged'
  /** The version in force afterwards. */
  readonly version: number
}
