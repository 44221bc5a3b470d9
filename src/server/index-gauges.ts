import { Gauge, Histogram, type Registry } from 'prom-client'

export interface IndexGaugeFields {
  readonly vehicles: number
  /** Changes committed and not yet followed; -1 while the database does not answer. */
  readonly lag: number
  /** Sites whose vehicles are held. */
  readonly sites: number
  /** Estimated memory of the vehicles that are held. */
  readonly bytes: number
  /** Since the start. */
  readonly evictions: number
  /** Since the start. */
  readonly failures: number
}

export interface IndexGauges {
  readonly set: (fields: IndexGaugeFields) => void
  readonly observeLoad: (seconds: number) => void
}

/** The figures of the search index in `/metrics`. The count of the load times is the number of loads. */
export function createIndexGauges(registry: Registry): IndexGauges {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `forecourt_index_${name}`, help, registers: [registry] })
  const gauges = {
    vehicles: gauge('vehicles', 'Vehicles in the search index'),
    lag: gauge('lag_changes', 'Changes committed and not yet in the index'),
    sites: gauge('sites', 'Sites whose vehicles are in the search index'),
    bytes: gauge('bytes', 'Estimated bytes of the search index'),
    evictions: gauge('evictions', 'Sites that had to leave the search index for others since the start'),
    failures: gauge('load_failures', 'Sites that could not be loaded into the search index, since the start'),
  }
  const loads = new Histogram({
    name: 'forecourt_index_load_seconds',
    help: 'Time from the first request for a site that is not in the search index until it is',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5],
    registers: [registry],
  })
  return {
    set(fields) {
      for (const [name, value] of Object.entries(fields)) gauges[name as keyof IndexGaugeFields].set(value)
    },
    observeLoad: (seconds) => loads.observe(seconds),
  }
}
