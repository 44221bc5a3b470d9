import type { PromotionView } from './promotion-view.ts'

/**
 * A promotion of the size of a vehicle card, or as a banner (SRCH-16, CONTENT-03). It is no article: those are the
 * vehicles.
 */
export function PromotionCard({ promotion, wide }: { promotion: PromotionView; wide?: boolean }) {
  const { title, text, image, button } = promotion
  return (
    <div className={`promotion ${wide === true ? 'wide' : ''}`}>
      {image !== null && <img src={image} alt="" loading="lazy" />}
      <p>{title}</p>
      {text !== null && <p>{text}</p>}
      {button !== null && (
        <a data-nav="" href={button.href}>
          {button.text}
        </a>
      )}
    </div>
  )
}
