import type { Site } from './site.ts'

const usual = 'Book a test drive'

/** Whether the site calls a test drive otherwise: a towed van is viewed. */
export const isViewing = ({ buttons }: Site): boolean => buttons.text.test_drive.toLowerCase() !== usual.toLowerCase()

/** 'Book a test drive' as a title in a text, or the words of the site's buttons where they are its own. */
export const nameTestDrive = (site: Site): string => (isViewing(site) ? site.buttons.text.test_drive : usual)
