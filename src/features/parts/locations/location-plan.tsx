import type { PlanView } from './location-detail-view.ts'
import { planRadius as radius, scaleBar } from './plan-measures.ts'

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * A plan of the location's position, which needs no map service (VDP-14): what the site tells of its surroundings with
 * a scale bar, or else rings of equal distance with the towns in their true direction.
 */
export function LocationPlan({ plan }: { plan: PlanView }) {
  const { points, labels, label, scale } = plan
  return (
    <svg
      viewBox="-150 -112 300 224"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing has the colours of the page
      role="img"
      aria-label={label}
      className="absolute inset-0 size-full overflow-visible text-muted"
    >
      {plan.shapes.map((shape, index) => (
        <Shape key={`${shape.kind}-${index}`} shape={shape} />
      ))}
      {scale === null ? <Rings /> : <ScaleBar distance={scale} />}
      <g fontSize="9" fill="currentColor" textAnchor="middle" strokeWidth="2.5" paintOrder="stroke">
        {labels.map(({ kind, text, x, y, angle, drop }) => (
          <text
            key={`${text} ${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${angle})`}
            y={drop}
            className={kind === 'name' ? 'fill-text stroke-surface-alt' : undefined}
          >
            {text}
          </text>
        ))}
      </g>
      <g transform="translate(128 -88)" fill="currentColor">
        <path d="M0-13 6 6 0 2-6 6z" />
        <text y="17" fontSize="9" textAnchor="middle">
          N
        </text>
      </g>
      {points.map(({ name, x, y }) => (
        <g key={name} transform={`translate(${round(x * radius)} ${round(y * radius)})`}>
          <circle r="3.4" className="fill-text" />
          <text
            x={x < 0 ? -7 : 7}
            y="3.6"
            fontSize="11"
            textAnchor={x < 0 ? 'end' : 'start'}
            className="fill-text stroke-surface-alt"
            strokeWidth="3"
            paintOrder="stroke"
          >
            {name}
          </text>
        </g>
      ))}
      <g className="text-brand" transform="translate(-11 -27)">
        <path
          d="M11 27S21 17 21 10.500A10 10 0 0 0 1 10.500C1 17 11 27 11 27z"
          fill="currentColor"
          className="stroke-surface"
          strokeWidth="2"
        />
        <circle cx="11" cy="10.500" r="3.600" className="fill-surface" />
      </g>
    </svg>
  )
}

function Rings() {
  return (
    <g fill="none" stroke="currentColor">
      {[0.5, 1, 1.5, 2, 2.5, 3].map((share) => (
        <circle key={share} r={radius * share} strokeOpacity={share > 1 ? 0.18 : 0.4} strokeDasharray="3 4" />
      ))}
      <path d="M0-150V150M-600 0H600" strokeOpacity=".14" />
    </g>
  )
}

function ScaleBar({ distance }: { distance: string }) {
  const { x, y, length } = scaleBar
  return (
    <g className="text-text">
      <path d={`M${x} ${y - 4}v4h${length}v-4`} fill="none" stroke="currentColor" strokeWidth="1.2" />
      <text
        x={x + length / 2}
        y={y - 5}
        fontSize="9"
        textAnchor="middle"
        strokeWidth="2.5"
        paintOrder="stroke"
        className="fill-text stroke-surface-alt"
      >
        {distance}
      </text>
    </g>
  )
}

const water = 'color-mix(in srgb, #5f9fc4 38%, var(--surface-alt))'
/** Edge and middle of each kind of line, in the drawing's own units. */
const lineLooks = {
  river: { edge: null, width: 9, stroke: water, dash: undefined },
  road: { edge: 'var(--field-line)', width: 4, stroke: 'var(--surface)', dash: undefined },
  rail: { edge: null, width: 1.5, stroke: 'var(--text-muted)', dash: '5 3' },
} as const

/** A water or a line around the location; a place is its name alone. */
function Shape({ shape: { kind, points } }: { shape: PlanView['shapes'][number] }) {
  const at = points.map(([x, y]) => [round(x * radius), round(y * radius)] as const)
  const d = `M${at.map((point) => point.join(' ')).join('L')}`
  const line = kind === 'water' || kind === 'place' ? null : lineLooks[kind]
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {kind === 'water' && <path d={`${d}z`} style={{ fill: water }} />}
      {line !== null && line.edge !== null && (
        <path d={d} strokeWidth={line.width + 1.5} style={{ stroke: line.edge }} />
      )}
      {line !== null && (
        <path d={d} strokeWidth={line.width} strokeDasharray={line.dash} style={{ stroke: line.stroke }} />
      )}
    </g>
  )
}
