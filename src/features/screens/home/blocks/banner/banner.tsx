import type { BlockPlace } from '../column.ts'
import type { BannerData } from './banner-data.ts'
import { BudgetBanner } from './budget-banner.tsx'
import { HeroBanner } from './hero-banner.tsx'
import { LoadBanner } from './load-banner.tsx'
import { RangeBanner } from './range-banner.tsx'
import { SceneBanner } from './scene-banner.tsx'
import { SplitBanner } from './split-banner.tsx'
import { StockBookBanner } from './stock-book-banner.tsx'

/** The banner in the composition of its site (CONTENT-02). */
export function Banner({ data, place }: { data: BannerData; place: BlockPlace }) {
  const overlapped = place.beforeSearch
  switch (data.kind) {
    case 'split':
      return <SplitBanner banner={data} overlapped={overlapped} />
    case 'scene':
      return <SceneBanner banner={data} overlapped={overlapped} />
    case 'hero':
      return <HeroBanner banner={data} overlapped={overlapped} />
    case 'range':
      return <RangeBanner banner={data} overlapped={overlapped} />
    case 'budget':
      return <BudgetBanner banner={data} overlapped={overlapped} />
    case 'stock_book':
      return <StockBookBanner banner={data} overlapped={overlapped} />
    case 'load':
      return <LoadBanner banner={data} overlapped={overlapped} />
  }
}
