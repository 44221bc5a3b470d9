import { useEffect, useState } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import { readConsent, saveConsent, type ConsentChoice } from './consent-choice.ts'
import { loadTagManager } from './load-tag-manager.ts'
import type { ThirdParties } from './third-parties.ts'

const bannerClass =
  'fixed inset-x-0 bottom-0 z-40 grid max-h-[60dvh] gap-3 overflow-y-auto border-t border-line bg-surface p-4 ' +
  'text-text shadow-site sm:inset-x-auto sm:right-4 sm:bottom-4 sm:max-w-md sm:rounded-site sm:border'

/**
 * Loads the site's third parties: immediately if the site does not ask for consent, otherwise after the visitor
 * accepts. The choice is stored for the site and can be changed at the end of every page. Runs in browsers only.
 */
export function Consent({ parties }: { parties: ThirdParties }) {
  const { tagManagerId, asks, privacyPath } = parties
  const [choice, setChoice] = useState<ConsentChoice | null>(() => (asks ? readConsent() : 'accepted'))
  const [isBannerOpen, setBannerOpen] = useState(choice === null)
  useEffect(() => {
    if (choice === 'accepted') loadTagManager(tagManagerId)
  }, [choice, tagManagerId])

  useEffect(() => {
    if (!isBannerOpen) return
    // Keeps the element that has the focus above the banner, which is lower than 16rem on a phone of 320 px too.
    const { style } = document.documentElement
    style.scrollPaddingBottom = '16rem'
    return () => void style.removeProperty('scroll-padding-bottom')
  }, [isBannerOpen])

  if (!asks) return null
  const answer = (given: ConsentChoice): void => {
    saveConsent(given)
    setBannerOpen(false)
    // Scripts that were loaded cannot be unloaded, so the page is loaded again without them.
    if (choice === 'accepted' && given === 'refused') window.location.reload()
    else setChoice(given)
  }
  if (!isBannerOpen)
    return (
      <p className="mx-auto max-w-360 px-4 pb-4 text-center lg:px-8">
        <button type="button" onClick={() => setBannerOpen(true)} className="min-h-11 text-sm text-muted underline">
          Privacy choices
        </button>
      </p>
    )
  return (
    <section aria-label="Privacy choices" className={bannerClass}>
      <p>
        May we measure how this site is used? If you accept, we load Google Tag Manager, which may set cookies. The site
        works the same either way.
        {privacyPath !== null && (
          <>
            {' '}
            <a data-nav="" href={privacyPath} className="text-link underline">
              Privacy policy
            </a>
          </>
        )}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <button type="button" onClick={() => answer('refused')} className={`${buttonClass('outlined')} min-h-11`}>
          Refuse
        </button>
        <button type="button" onClick={() => answer('accepted')} className={`${buttonClass('outlined')} min-h-11`}>
          Accept
        </button>
      </div>
    </section>
  )
}
