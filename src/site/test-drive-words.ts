import type { Site } from './site.ts'

const usual = 'Book a test drive'

/** Whether the site's buttons have words of their own for a test drive. */
export const isTestDriveRenamed = ({ buttons }: Site): boolean =>
  buttons.text.test_drive.toLowerCase() !== usual.toLowerCase()

/**
 * Whether visitors come to look and not to drive, as they do for a towed van. The words of the button say so: 'Book a
 * Viewing', 'Arrange an Inspection'. 'Take It for a Spin' is a test drive by another name.
 */
export const isViewing = ({ buttons }: Site): boolean =>
  /\b(?:view|inspect|look|see\b|visit|walk[ -]?through)/i.test(buttons.text.test_drive)

/** 'Book a test drive' as a title in a text, or the words of the site's buttons where they are its own. */
export const nameTestDrive = (site: Site): string => (isTestDriveRenamed(site) ? site.buttons.text.test_drive : usual)
