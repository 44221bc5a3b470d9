import { Form } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'

const fieldClass =
  'min-h-12 w-full min-w-0 rounded-site border border-field-line bg-surface px-4 text-base text-text ' +
  'placeholder:text-muted'

/** A plain form for the search of parts. */
export function PartsSearchBox({ action, words = '' }: { action: string; words?: string }) {
  return (
    <search aria-label="Parts">
      <Form method="get" action={action} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <label>
          <span className="sr-only">Part, accessory or part number</span>
          <input
            type="search"
            name="q"
            maxLength={100}
            defaultValue={words}
            placeholder="Part, accessory or part number"
            className={fieldClass}
          />
        </label>
        <button type="submit" className={`${buttonClass('filled')} min-h-12 px-6`}>
          Find a part
        </button>
      </Form>
    </search>
  )
}
