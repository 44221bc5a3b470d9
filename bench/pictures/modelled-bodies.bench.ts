import { vehicleDrawings } from '#demo/vehicle-drawings.ts'
import { renderOverlay } from '#demo/vehicle-body/render-order.ts'
import type { BodyOrder } from '#demo/vehicle-body/body-views.ts'
import { spreadOf, type Report } from '../report.ts'

const pictures = 20
const bar = 150
const models = [
  'suv-toyota-white-07-toyotarav42019',
  'hatch-toyota-red-03-toyotacorolla2018',
  'ute-ford-blue-12-fordranger2022',
]
const views = ['front-quarter', 'side', 'rear-quarter']

/** Orders of different cars and views, as a page of results and its galleries ask for them. */
const orders = Array.from({ length: pictures }, (_, index): BodyOrder => {
  const model = models[index % models.length]
  const view = views[Math.floor(index / models.length) % views.length]
  const path = `/vehicle-art/${model}/${view}`
  return vehicleDrawings.find(path, 'cool_grey')?.overlay?.input as BodyOrder
})

/** Milliseconds of the processor that each picture takes, once the program is warm. */
function measure(width: number): readonly number[] {
  for (const order of orders) renderOverlay(order, width)
  return orders.map((order) => {
    const began = process.cpuUsage()
    renderOverlay(order, width)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  })
}

export function run(report: Report): Promise<void> {
  for (const width of [320, 640, 960, 1280]) {
    const { median, p99 } = spreadOf(measure(width))
    report({
      what: `a modelled car ${width} wide, median of ${pictures}, processor time`,
      bar: `≤ ${bar} ms`,
      measured: `${median.toFixed(0)} ms (max ${p99.toFixed(0)})`,
      met: median <= bar,
    })
  }
  return Promise.resolve()
}
