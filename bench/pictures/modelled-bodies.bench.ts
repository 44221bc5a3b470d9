import { vehicleDrawings } from '#demo/vehicle-drawings.ts'
import type { Overlay, RenderOverlay } from '#pictures/drawing-source.ts'
import { spreadOf, type Report } from '../report.ts'

/** How often each picture is drawn; its time is the median of these. */
const rounds = 3
const bar = 150
const widths = [640, 960, 1280]
const outside = ['front-quarter', 'side', 'rear-quarter']

interface Kind {
  readonly what: string
  readonly vehicles: readonly string[]
  readonly views: readonly string[]
}

/** What a page of results and its galleries ask for. */
const kinds: readonly Kind[] = [
  {
    what: 'a car',
    vehicles: [
      'suv-toyota-white-07-toyotarav42019',
      'hatch-toyota-red-03-toyotacorolla2018',
      'ute-ford-blue-12-fordranger2022',
    ],
    views: outside,
  },
  {
    what: 'a wheel, lamp or tail of a car',
    vehicles: ['suv-toyota-white-07-toyotarav42019', 'ute-ford-blue-12-fordranger2022'],
    views: ['wheel', 'lamp', 'tail'],
  },
  {
    what: 'a cabin',
    vehicles: [
      'suv-toyota-white-07-toyotarav42019',
      'ute-ford-blue-12-fordranger2022',
      'suv-mazda-red-14-mazdacx52017',
    ],
    views: ['detail'],
  },
  {
    what: 'a caravan',
    vehicles: [
      'caravan-european-white-05-jaycojourney17558touring2018',
      'offroadcaravan-european-sand-08-bushtracker18ftcustom2014',
    ],
    views: outside,
  },
  {
    what: 'a room',
    vehicles: [
      'caravan-european-white-05-jaycojourney17558touring2018',
      'motorhome-european-red-07-jaycoconquestrm2312016',
    ],
    views: ['detail'],
  },
  {
    what: 'a motorcycle',
    vehicles: ['roadbike-japanese-teal-08-yamahamt072018', 'cruiser-american-black-07-indianscout2018'],
    views: [...outside, 'detail'],
  },
  {
    what: 'a bus or truck',
    vehicles: ['bus-toyota-white-05-toyotacoaster2017', 'lighttruck-japanese-white-05-isuzunpr45551552015'],
    views: outside,
  },
]

function findOverlay(vehicle: string, view: string): Overlay {
  const overlay = vehicleDrawings.find(`/vehicle-art/${vehicle}/${view}`, 'cool_grey')?.overlay
  if (overlay === undefined) throw new Error(`${vehicle} has no modelled ${view}`)
  return overlay
}

async function loadPictures({ vehicles, views }: Kind): Promise<readonly ((width: number) => void)[]> {
  const overlays = vehicles.flatMap((vehicle) => views.map((view) => findOverlay(vehicle, view)))
  return Promise.all(
    overlays.map(async ({ program, input }) => {
      const { renderOverlay } = (await import(program)) as { readonly renderOverlay: RenderOverlay<object> }
      return (width: number) => void renderOverlay(input, width)
    }),
  )
}

/**
 * Milliseconds of the processor that a picture takes, each after a collection: the buffers of a picture and of its file
 * bring one about after nearly every picture of a server, and a collection may take compiled functions with it.
 */
function measure(draw: (width: number) => void, width: number): number {
  const times = Array.from({ length: rounds }, () => {
    globalThis.gc?.()
    const began = process.cpuUsage()
    draw(width)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  })
  return spreadOf(times).median
}

export async function run(report: Report): Promise<void> {
  for (const kind of kinds) {
    const pictures = await loadPictures(kind)
    for (const width of widths) {
      // The first round makes the meshes and warms the program up.
      for (const draw of pictures) draw(width)
      const { median, p99 } = spreadOf(pictures.map((draw) => measure(draw, width)))
      report({
        what: `${kind.what} ${width} wide, median of ${pictures.length} pictures, processor time`,
        bar: `≤ ${bar} ms`,
        measured: `${median.toFixed(0)} ms (max ${p99.toFixed(0)})`,
        met: median <= bar,
      })
    }
  }
}
