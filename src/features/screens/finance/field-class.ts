/** Look of every field of the finance pages. */
export const fieldClass =
  'min-h-11 w-full rounded-site border border-field-line bg-surface px-3 py-2 text-base text-text placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger'
