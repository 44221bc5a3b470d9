import { buildQrCode } from './build-qr-path.ts'
import type { SheetPicture } from './pdf-elements.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

const labelled = (count: number): VehicleSheet['specs'] =>
  Array.from({ length: count }, (_, index) => ({ label: `Label ${index}`, value: `Value ${index}` }))

const grey = '#333333'
const white = '#ffffff'

/**
 * A sheet that nobody sees, with every part that a sheet can have. The first document of a process runs code that V8
 * has not compiled yet; this one runs it before anybody waits. It is set in a family with a file of its own, because
 * reading and subsetting fonts is a third of a document.
 */
export const trialSheet: VehicleSheet = {
  siteName: 'Trial',
  demo: true,
  look: {
    header: white,
    headerText: grey,
    brand: grey,
    brandText: white,
    text: grey,
    muted: grey,
    line: grey,
    band: white,
    radius: 6,
    fonts: { heading: 'Inter', text: 'Inter', headingWeight: 700, wideHeadings: false },
  },
  logo: null,
  title: 'Trial of a title',
  subtitle: 'Trial of a subtitle',
  kind: 'Used · Stock number 0',
  price: { kind: 'none', text: 'Ask for the price' },
  finance: {
    text: '$1 a week',
    terms: '5 years, no deposit',
    note: 'An example of finance with the warning that stands beside it.',
  },
  priceNote: 'What the type of the price means.',
  pictures: Array.from({ length: 4 }, () => ({ url: '', alt: 'Trial' })),
  keyFacts: labelled(5),
  specsTitle: 'Details',
  specs: labelled(24),
  features: Array.from({ length: 12 }, (_, index) => `Feature ${index}`),
  moreFeatures: 1,
  dealer: {
    name: 'Trial',
    address: '1 Main Street',
    phone: '02 5550 1000',
    email: 'trial@dealer.example',
    licences: [],
  },
  url: 'http://trial.localhost/cars/trial',
  qr: buildQrCode('http://trial.localhost/cars/trial'),
  qrWords: 'Scan for more',
  notice: 'Prices are those of the day.',
  date: '1 January 2026',
  fileName: 'trial.pdf',
}

/** A grey JPEG of eight by six pixels, once for each picture of the sheet. */
export const trialPictures: readonly SheetPicture[] = trialSheet.pictures.map(() => ({
  format: 'jpg',
  bytes: Buffer.from(
    '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8a' +
      'Gi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAGAAgDASIAAhEBAxEB/8QAFQAB' +
      'AQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAA' +
      'AAD/2gAMAwEAAhEDEQA/AKAA/9k=',
    'base64',
  ),
}))
