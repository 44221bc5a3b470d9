import type { Place } from '../site-problem.ts'
import type { Site } from '../site.ts'
import { fault, findRepeats, type Fault } from './fault.ts'
import { checkOutgoingAddress } from './outgoing-address.ts'

type StockFeed = Site['stock_feeds'][number]

/** Errors of the feeds that the platform fetches: sources, sign-ins and schedules that are not whole (STOCK-03). */
export function checkStockFeeds({ stock_feeds: feeds }: Site): readonly Fault[] {
  return [
    ...findRepeats(
      feeds,
      ({ name }) => name,
      (index) => ['stock_feeds', index, 'name'],
      'feed',
    ),
    // Feeds of one mapping have one name of their vehicles, and each would mark the other's as sold.
    ...findRepeats(
      feeds,
      ({ mapping }) => mapping ?? 'null',
      (index) => ['stock_feeds', index, 'mapping'],
      'mapping',
    ),
    ...feeds.flatMap((feed, index) => {
      const place: Place = ['stock_feeds', index]
      return [...checkSource(feed, [...place, 'source']), ...checkSchedule(feed, [...place, 'schedule'])]
    }),
  ]
}

function checkSource({ source: { http, sftp, directory } }: StockFeed, place: Place): readonly Fault[] {
  const given = [http, sftp, directory].filter((each) => each !== null).length
  return [
    ...(given === 1
      ? []
      : [fault(place, given === 0 ? 'names no source' : 'names several sources', 'one of http, sftp and directory')]),
    ...(http !== null && http.username !== null && http.password === null
      ? [fault([...place, 'http', 'password'], 'is missing, and username needs it', '"env:…", or no username')]
      : []),
    ...(sftp === null ? [] : checkSftp(sftp, [...place, 'sftp'])),
  ]
}

function checkSftp(sftp: NonNullable<StockFeed['source']['sftp']>, place: Place): readonly Fault[] {
  const isOne = (sftp.password === null) !== (sftp.private_key === null)
  return [
    ...(isOne ? [] : [fault(place, 'needs a password or a private_key, and not both', 'one of them, "env:…"')]),
    ...(sftp.port === 22 || sftp.port >= 1024
      ? []
      : [fault([...place, 'port'], `port ${sftp.port} is not asked`, '22, or one of 1024 and above')]),
  ]
}

function checkSchedule({ schedule: { times, every_minutes } }: StockFeed, place: Place): readonly Fault[] {
  return times.length > 0 === (every_minutes === null)
    ? []
    : [fault(place, 'needs times or every_minutes, and not both', "times: ['06:00', '18:00'], or every_minutes: 60")]
}

/**
 * Warnings: addresses on a private network or without encryption, which are asked only where the operator of the
 * platform has allowed the server.
 */
export function listStockFeedWarnings({ stock_feeds: feeds }: Site): readonly Fault[] {
  return feeds.flatMap(({ source: { http, sftp } }, index) => {
    const asked =
      http === null
        ? sftp === null
          ? []
          : [{ address: `https://${sftp.host}/`, place: ['sftp', 'host'] }]
        : [{ address: http.url, place: ['http', 'url'] }]
    return asked.flatMap(({ address, place }) => {
      const isOpen = address.startsWith('https:') && checkOutgoingAddress(address, []).length === 0
      if (isOpen) return []
      return [
        fault(
          ['stock_feeds', index, 'source', ...place],
          'is asked only where FORECOURT_FEED_HOSTS of the platform allows this server with its port',
          'https and the public name of a host without a port, or that permission',
        ),
      ]
    })
  })
}
