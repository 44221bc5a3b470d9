import { openInternet, type OutgoingRules } from '#integrations/outgoing-http/guarded-request.ts'

/** A server that the operator of the platform allows feeds to be fetched from, wherever it is. */
export interface FeedHost {
  readonly name: string
  readonly port: number
}

/** A port belongs to each name, because one machine of a private network runs many services. */
const hostAndPort = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?):(\d{1,5})$/

/** Reads FORECOURT_FEED_HOSTS, 'sftp.lan:22, dms.internal:8080'; null: it is not understood. */
export function parseFeedHosts(text: string): readonly FeedHost[] | null {
  const hosts: FeedHost[] = []
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const [, name, portText] = hostAndPort.exec(part) ?? []
    const port = Number(portText)
    if (name === undefined || port < 1 || port > 65_535) return null
    hosts.push({ name, port })
  }
  return hosts
}

/**
 * Which addresses a feed may be fetched from (SSRF protection): the open internet, and without encryption or on a
 * private network only what the operator has allowed by name and port.
 */
export function buildFeedRules(allowed: readonly FeedHost[], name: string, port: number): OutgoingRules {
  if (!allowed.some((host) => host.name === name && host.port === port)) return openInternet
  return { ...openInternet, schemes: ['https:', 'http:'], ports: [port], isReachable: () => true }
}
