import { describeControl, FieldError } from './field.tsx'

interface ChoiceGroupProps {
  /** Id of the first control, so that a link to the field leads there. */
  readonly id: string
  readonly name: string
  readonly label: string
  /** 'radio': one of the options, as segments; 'checkbox': any of them, as a list. */
  readonly type: 'radio' | 'checkbox'
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly required: boolean
  /** Words beside the label of a group that is not required; absent: '(optional)', '': none. */
  readonly note?: string | undefined
  readonly defaultValues: readonly string[]
  readonly error: string | undefined
}

const segmentLook = [
  'flex min-h-11 cursor-pointer items-center justify-center rounded-site border border-field-line bg-surface px-4',
  'has-checked:border-brand has-checked:bg-brand has-checked:text-brand-text',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'forced-colors:has-checked:outline-2',
].join(' ')

/** A group of radio buttons or checkboxes with its legend and error. */
export function ChoiceGroup({
  id,
  name,
  label,
  type,
  options,
  required,
  note = 'optional',
  defaultValues,
  error,
}: ChoiceGroupProps) {
  const isRadio = type === 'radio'
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="font-medium">
        {label}
        {!required && note !== '' && <span className="font-normal text-muted"> ({note})</span>}
      </legend>
      <div className={isRadio ? 'mt-1 grid auto-cols-fr grid-flow-col gap-2' : 'grid gap-x-6 sm:grid-cols-2'}>
        {options.map((option, index) => (
          <label key={option.value} className={isRadio ? segmentLook : 'flex min-h-11 items-start gap-3 py-1'}>
            <input
              id={index === 0 ? id : `${id}-${index}`}
              type={type}
              name={name}
              value={option.value}
              defaultChecked={defaultValues.includes(option.value)}
              {...(index === 0 ? describeControl(id, { error }) : {})}
              className={isRadio ? 'sr-only' : 'mt-0.5 size-6 shrink-0 accent-brand'}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
