import { describe, expect, test } from 'vitest'
import { platformDefaults } from './defaults.ts'
import { buildTestSite } from './test-site.ts'

describe('TEN-03 platform defaults', () => {
  test('TEN-03 are the values that the specification names', () => {
    const site = buildTestSite()
    expect({
      state: site.state,
      authentication: site.auth.authentication,
      minimumRating: site.reviews.minimum_rating,
      reviews: site.reviews.quantity,
      slider: [site.content.promo_slider.height_px, site.content.promo_slider.width_px],
      interest: site.calculator.default_interest,
      pageSize: site.search.page_size,
      index: site.search.index,
      soldWindow: site.search.sold_window_days,
      justArrived: site.tags.just_arrived_days,
      deposit: site.checkout.deposit,
      score: site.finance.quote.credit_score,
    }).toEqual({
      state: 'qld',
      authentication: false,
      minimumRating: 4,
      reviews: 12,
      slider: [540, 1920],
      interest: 10,
      pageSize: 21,
      index: 'Car_production',
      soldWindow: 3,
      justArrived: 8,
      deposit: 200,
      score: 'GREAT',
    })
  })

  test('TEN-03 further constants of the specifications are defaults too', () => {
    const site = buildTestSite()
    expect(site.time_zone).toBe('Australia/Perth')
    expect(site.price.no_price_text).toBe('Enquire for price.')
    expect(site.price.market_indicator.threshold).toBe(499)
    expect([site.tags.coming_soon_text, site.tags.sold_tag_name]).toEqual(['COMING SOON', 'JUST SOLD'])
    expect([
      site.search.makes_first,
      site.search.model_limit,
      site.search.city_limit,
      site.search.dealership_limit,
      site.search.capped_count,
      site.search.history,
    ]).toEqual([7, 30, 20, 40, 1999, 5])
    expect([
      site.search.price_slider.fixed_step,
      site.search.price_slider.fixed_min,
      site.search.price_slider.fixed_max,
      site.search.price_slider.default_max,
    ]).toEqual([500, 5_000, 250_000, 100_000])
    expect([
      site.finance.price_floor,
      site.finance.year_limit,
      site.finance.minimum_weekly,
      site.finance.deposit_percent,
      site.finance.final_payment_percent,
    ]).toEqual([500, 12, 25, 10, 30])
    expect(site.finance.disclaimer).toMatchObject({ loan: 30_000, years: 5, rate: 6.29, comparison_rate: 8.19 })
    expect([
      site.calculator.price_min,
      site.calculator.price_max,
      site.calculator.default_price,
      site.calculator.weekly_to_monthly,
      site.calculator.short_disclaimer_length,
    ]).toEqual([1_000, 250_000, 30_000, 4.33, 197])
    expect([
      site.checkout.hold_hours,
      site.trade_in.guidance_years,
      site.trade_in.guidance_km,
      site.trade_in.autograb_minimum_price,
    ]).toEqual([48, 7, 100_000, 200])
    expect([
      site.share.window_width_px,
      site.share.window_height_px,
      site.vdp_config.comments_length,
      site.vdp_config.key_facts_shown,
      site.vdp_config.features_shown,
      site.vdp_config.sticky_bar.scroll_px,
    ]).toEqual([550, 400, 400, 4, 8, 900])
    expect(site.header.dropdown).toEqual({ trigger: 'hover', offset_px: 8, right_aligned: false, hide_caret: true })
    expect(site.images.presets).toEqual({
      image_card: { width: 150, height: 41 },
      blog_card: { width: 375, height: 375 },
    })
    expect(site.content.privacy_date).toBe('April 2021')
  })

  test('TEN-03 hold everything but the identity of a site', () => {
    expect(Object.keys(platformDefaults)).not.toContain('slug')
    expect(platformDefaults.search).toBeDefined()
  })
})
