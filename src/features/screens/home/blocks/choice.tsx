interface ChoiceProps {
  readonly className?: string
  readonly label: string
  /** Field of the form. */
  readonly name: string
  /** Words of the choice that does not narrow the search. */
  readonly any: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A drop-down list of a search, with its label above it. */
export function Choice({ className = '', label, name, any, options }: ChoiceProps) {
  return (
    <label className={`grid gap-1 ${className}`}>
      <span className="text-sm font-semibold">{label}</span>
      <select
        name={name}
        defaultValue=""
        className="min-h-12 w-full rounded-site border border-field-line bg-surface px-3 text-base text-text"
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
