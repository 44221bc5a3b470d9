const plain = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })

/** '45,120'. */
export function formatNumber(value: number): string {
  return plain.format(value)
}

/** '45,120 km', with a no-break space so that number and unit stay together. */
export function formatWithUnit(value: number, unit: string): string {
  return `${plain.format(value)}\u00a0${unit}`
}

export function formatKm(km: number): string {
  return formatWithUnit(km, 'km')
}
