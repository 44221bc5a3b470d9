import { join } from 'node:path'
import { findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'
import { projectRoot } from '#tests/fixtures/server-process.ts'
import type { Cluster } from './start-cluster.ts'

export interface DescribedCluster extends Pick<Cluster, 'port' | 'figuresPort' | 'directory'> {
  readonly nodes: readonly { readonly name: string; readonly port: number; readonly pid: () => number | null }[]
  readonly pair: {
    readonly primary: { readonly data: string }
    readonly standby: { readonly data: string }
    readonly connectionUrl: () => string
  }
}

/** A car of a feed of its own, in the platform's own column names. */
const triedCar = 'TRY-1'
const columns = 'stocknum,dealership_slug,make,model,year,car_type,price'

/** What runs, and what to try with it: each command as it can be pasted into another terminal, in any folder. */
export function describeCluster(
  { port, figuresPort, nodes, pair, directory }: DescribedCluster,
  { isRoot = process.getuid?.() === 0, restartSeconds }: { readonly isRoot?: boolean; readonly restartSeconds: number },
): string {
  const [site, dealership] = ['harbourside-toyota', 'harbourside-toyota']
  const pidOf = (at: number): string => String(nodes[at]?.pid() ?? '')
  const url = pair.connectionUrl()
  const programs = findPostgresBinaries() ?? '/usr/lib/postgresql/15/bin'
  const pgCtl = `${isRoot ? 'runuser -u postgres -- ' : ''}${join(programs, 'pg_ctl')}`
  const file = join(directory, 'try.csv')
  const forecourt = `(cd ${projectRoot} && DATABASE_URL='${url}' npx forecourt`
  const importPrice = (price: number): string =>
    `printf '${columns}\\n${triedCar},${dealership},Toyota,Corolla,2022,used,${price}\\n' > ${file}\n    ` +
    `${forecourt} stock import ${site} ${file})`
  const lookUp =
    `curl -s -H 'Host: ${site}.localhost' "http://localhost:$port/api/search?query=${triedCar}" ` +
    `| grep -o '"price":[0-9]*'`
  const ports = nodes.map((node) => node.port).join(' ')
  return `
The cluster runs. HAProxy answers for all sites: http://localhost:${figuresPort}/metrics has its figures.

  http://harbourside-toyota.localhost:${port}/
  http://bigsky-motors.localhost:${port}/
  http://tamar-valley-auto.localhost:${port}/
  http://ridgeline-ford.localhost:${port}/
  http://southern-cross-caravans.localhost:${port}/

  nodes        ${nodes.map((node) => `${node.name} http://localhost:${node.port}/readyz`).join('\n               ')}
  database     ${url}
  logs         ${directory}/node-*.log, haproxy.log, primary/log, standby/log

Try, in another terminal:

  Which nodes HAProxy sends visitors to; look at it after each of the following
    curl -s http://localhost:${figuresPort}/metrics | grep 'server_status{proxy="nodes".*"UP"'

  Freeze a node: its sites move to the others within seconds, and come back with it
    kill -STOP ${pidOf(0)}
    kill -CONT ${pidOf(0)}

  Kill a node: its sites move. It is started again after ${restartSeconds} s, and its new process is printed here
    kill -9 ${pidOf(1)}

  Change a price and see it on all nodes: add a car, then import it at another price
    ${importPrice(21_990)}
    for port in ${ports}; do ${lookUp}; done
    ${importPrice(19_990)}

  Stop the primary: pages go on, forms ask to try again. Promote the standby: forms work again, without a standby
    ${pgCtl} -D ${pair.primary.data} -m immediate stop
    ${pgCtl} -D ${pair.standby.data} promote

  What the nodes know of each other
    psql '${url}' -c 'select * from web_node'

  The same failures under load, beside their bars, in a cluster of its own
    (cd ${projectRoot} && PORT=${port + 100} npm run cluster -- --measure)

Ctrl-C stops everything.`
}
