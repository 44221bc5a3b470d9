/** HTML that needs no escaping any more. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Html | null | readonly (Html | null)[]

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/**
 * A template whose values are escaped, for text and for attributes in quotes; only `Html` is taken as it is. null
 * writes nothing.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(strings.reduce((text, part, index) => `${text}${writeValue(values[index - 1] ?? null)}${part}`))
}

function writeValue(value: Value): string {
  if (value === null) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return escapeHtml(value)
  return value.map((each) => each?.text ?? '').join('')
}

/** Escaped text whose line breaks are kept. */
export function withLineBreaks(text: string): Html {
  return new Html(escapeHtml(text).replaceAll('\n', '<br>'))
}
