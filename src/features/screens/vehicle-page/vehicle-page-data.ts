import type { LeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import type { FinancePanelView } from '#features/parts/finance/finance-panel-view.ts'
import type { PromotionView } from '#features/parts/promotions/promotion-view.ts'
import type { PageMenu } from '#features/parts/site-frame/page-data.ts'
import type { ShareView } from '#features/parts/sharing/share-view.ts'
import type { MetaTag } from '#features/parts/page-meta/page-meta.ts'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import type { PagePart, SectionLink } from './build-section-links.ts'
import type { VehiclePageView } from './vehicle-page-view.ts'

/** The form that a sold vehicle shows instead of its actions (VDP-02). */
export interface SimilarFormData {
  readonly view: LeadFormView
  /** Submission token of this rendering of the form. */
  readonly submission: string
}

/** A vehicle's page and the parts around it. null: the vehicle or the site has no such part. */
export interface WholeVehicleView extends Pick<VehicleCardView, 'tag' | 'favourite'> {
  readonly page: VehiclePageView
  /** The parts below the pictures in their order. */
  readonly parts: readonly PagePart[]
  /** Links to the sections of the page; empty where it has few. */
  readonly sectionLinks: readonly SectionLink[]
  readonly finance: FinancePanelView | null
  readonly share: ShareView | null
  /** Other vehicles that are like this one (VDP-16). */
  readonly similar: readonly VehicleCardView[]
  /** Promotions that show on the pages of vehicles (CONTENT-03). */
  readonly promotions: readonly PromotionView[]
  /** null while the vehicle is in stock. A page with a form contains a submission token and must not be cached. */
  readonly form: SimilarFormData | null
}

/** The page with what the document around it needs: its head, and the menu of its dealership. */
export interface VehiclePageData extends WholeVehicleView, PageMenu {
  readonly meta: readonly MetaTag[]
}
