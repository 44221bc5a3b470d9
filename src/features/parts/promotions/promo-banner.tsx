import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import type { PromoBannerItem } from './home-promotions.ts'
import { tileIconLook, tileLook } from './tile-looks.ts'

/** Few large links side by side, each with its icon; nothing without items (CONTENT-02). */
export function PromoBanner({ items }: { items: readonly PromoBannerItem[] }) {
  if (items.length === 0) return null
  const columns = items.length === 1 ? '' : items.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'
  return (
    <ul aria-label="More from us" className={`grid gap-3 lg:gap-(--grid-gap) ${columns}`}>
      {items.map(({ title, text, href, icon }) => (
        <li key={href} className="min-w-0 sm:max-lg:[&:last-child:nth-child(odd)]:col-span-full">
          <a {...(href.startsWith('/') ? { 'data-nav': '' } : {})} href={href} className={tileLook}>
            <span className={tileIconLook}>
              <svg
                viewBox="0 0 24 24"
                width="28"
                height="28"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.75"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                {drawings[icon]}
              </svg>
            </span>
            <span className="grid min-w-0 grow gap-0.5">
              <span className="text-lg font-semibold leading-snug group-hover:underline">{title}</span>
              {text !== null && <span className="text-muted">{text}</span>}
            </span>
            <Icon name="forward" className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  )
}

const carPath =
  'M4 16.500v-4l2.200-4.600A2.500 2.500 0 0 1 8.500 6.500h7a2.500 2.500 0 0 1 2.300 1.400l2.200 4.600v4' +
  'M3.500 12.500h17M4 16.500h16v2h-2.500v-2M6.500 16.500v2H4v-2'

const wrenchPath =
  'M14.500 6.500a4.500 4.500 0 0 1 5.700-2.600l-2.900 2.900 1.900 1.900 2.900-2.900a4.500 4.500 0 0 1-6 5.600' +
  'L8 19.500a2 2 0 0 1-3-3l8.100-8.100'
const dollarPath =
  'M12 3v18M16.500 7.500C16 6 14.300 5 12 5 9.500 5 7.500 6.300 7.500 8.300c0 4.700 9.300 2.500 9.300 7.200' +
  ' 0 2.200-2.100 3.500-4.800 3.500-2.600 0-4.500-1.200-5-3'
const rayPath =
  'M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200' +
  'M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200'

const drawings: Readonly<Record<PromoBannerItem['icon'], ReactNode>> = {
  offers: (
    <>
      <path d="M3.500 12.500V4.500a1 1 0 0 1 1-1h8l8 8a1.400 1.400 0 0 1 0 2l-7 7a1.400 1.400 0 0 1-2 0Z" />
      <circle cx="8" cy="8" r="1.500" />
    </>
  ),
  service: <path d={wrenchPath} />,
  sell: (
    <>
      <path d={dollarPath} />
    </>
  ),
  car: <path d={carPath} />,
  parts: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d={rayPath} />
    </>
  ),
  finance: (
    <>
      <rect x="3" y="5.500" width="18" height="13" rx="2" />
      <path d="M3 10h18M7 15h4" />
    </>
  ),
}
