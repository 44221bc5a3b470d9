export interface SphinxAddress {
  readonly host: string
  /** Port of SphinxQL. */
  readonly port: number
}

/** SEARCH_URL: 'mysql://127.0.0.1:9306,127.0.0.1:9307'. null: invalid. */
export function readSphinxAddresses(text: string): readonly SphinxAddress[] | null {
  const [, list] = /^mysql:\/\/([^/?#@]+)\/?$/.exec(text.slice(0, 2_000)) ?? []
  const addresses = (list ?? '').split(',').map((one) => {
    const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(one) ?? []
    return host === undefined || port === undefined || Number(port) > 65_535 ? null : { host, port: Number(port) }
  })
  return addresses.every((address) => address !== null) ? addresses : null
}
