import { LocationCards } from '#features/parts/locations/location-cards.tsx'
import { LocationDetail } from '#features/parts/locations/location-detail.tsx'
import { People } from '#features/parts/people/people.tsx'
import { ReviewsBlock } from '#features/parts/reviews/reviews.tsx'
import { LocationBanner } from './location-banner.tsx'
import type { LocationPageView } from './location-view.ts'

/** The page of one location: its details, its people, what people say, and the other locations (LOC-06). */
export function LocationPage({ view }: { view: LocationPageView }) {
  const { detail, intro, people, reviews, others, allHref } = view
  return (
    <div className="grid grid-cols-1 gap-10 pb-(--section-gap)">
      <LocationBanner title={detail.name} intro={intro} />
      <div className="mx-auto grid w-full max-w-360 gap-(--section-gap) px-4 lg:px-8">
        <LocationDetail detail={detail} />
        <People people={people} />
        {reviews !== null && <ReviewsBlock view={reviews} />}
        {others !== null && (
          <LocationCards view={{ ...others, title: 'Our other locations' }} allHref={allHref} swiped />
        )}
      </div>
    </div>
  )
}
