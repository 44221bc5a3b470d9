const base = 'btn'

const looks = {
  filled: 'btn-filled',
  outlined: 'btn-outlined',
  text: 'text-link underline-offset-4 hover:underline',
  success: 'border-2 border-success bg-success text-success-text hover:brightness-95',
  /** The same, quieter: beside a filled button. */
  'success-outlined': 'border border-success text-success hover:bg-surface-alt',
  accent: 'border-2 border-accent bg-accent text-accent-text hover:brightness-95',
  /** For coloured bands and dark pictures: inherits their text colour. */
  inverse: 'border border-current text-inherit hover:bg-white/10',
} as const

export type ButtonLook = keyof typeof looks

/**
 * Classes of a button, or of a link that acts as one. Use one filled button per card or page section; the others are
 * outlined or text.
 */
export function buttonClass(look: ButtonLook): string {
  return `${base} ${looks[look]}`
}
