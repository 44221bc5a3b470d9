function isFieldTouched(element: Element): boolean {
  if (element instanceof HTMLInputElement)
    return element.type === 'checkbox'
      ? element.checked !== element.defaultChecked
      : element.value !== element.defaultValue
  if (element instanceof HTMLSelectElement)
    return [...element.options].some((option) => option.selected !== option.defaultSelected)
  return false
}

/** Whether the visitor changed a field that the form sends. */
export const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some((element) => 'name' in element && element.name !== '' && isFieldTouched(element))
