import { z } from 'zod'
import { blogCategoryIds } from '#domain/blog/blog-categories.ts'
import {
  choice,
  entry,
  flag,
  integer,
  list,
  must,
  number,
  optional,
  optionalInteger,
  optionalText,
  presetList,
  section,
  shownText,
  text,
  value,
} from './field.ts'
import { homeBlockSchema, plainBlocks } from './home-blocks.ts'
import { modelBodyNames } from '../directory/model-row.ts'
import { sceneNames } from '../content/scene-names.ts'
import { offerSchema } from './offer.ts'
import { figureSchema, pageLinkSchema, pageLookSchema, quoteSchema } from './page-layout.ts'
import { promotionSchema, saleSchema } from './presentation.ts'
import { link, make, path, picture, slug } from './values.ts'

const bannerButton = entry({
  text: must(shownText, 'Words', 'CONTENT-02'),
  url: must(link, 'Where it leads', 'CONTENT-02'),
})

const bannerSchema = entry({
  title: must(shownText, 'Heading', 'CONTENT-02'),
  subtitle: optionalText('Line under it', 'CONTENT-02'),
  image: optional(picture, 'Picture behind it; null takes the default banner', 'CONTENT-02'),
  buttons: list(bannerButton, 'Buttons in order', 'CONTENT-02'),
})

const slideSchema = entry({
  image: must(picture, 'Picture for wide screens, in the size of the slider', 'CONTENT-02'),
  image_phone: optional(picture, 'Picture for the phone; null takes the other', 'CONTENT-02'),
  alt: must(shownText, 'What the picture says', 'CONTENT-02'),
  title: optionalText('Words over the picture; null for a picture that says everything itself', 'CONTENT-02'),
  text: optionalText('Line under them', 'CONTENT-02'),
  button_text: optionalText('Words of the button; null shows none, and the picture itself leads on', 'CONTENT-02'),
  url: optional(link, 'Where it leads', 'CONTENT-02'),
})

const promoItem = entry({
  title: must(shownText, 'Words', 'CONTENT-02'),
  text: optionalText('Line under them', 'CONTENT-02'),
  url: must(link, 'Where it leads; {routes.special_offers} and its like are filled in', 'CONTENT-02'),
  icon: choice(['offers', 'service', 'sell', 'car', 'parts', 'finance'], 'car', 'Icon', 'CONTENT-02'),
})

const serviceTerms = {
  price: optionalInteger({ min: 0, max: 100_000, unit: 'dollars' }, 'Capped price of a service', 'CONTENT-04'),
  years: optionalInteger({ min: 1, max: 30, unit: 'years' }, 'How long it lasts', 'CONTENT-04'),
  services: optionalInteger({ min: 1, max: 100, unit: 'services' }, 'How many services', 'CONTENT-04'),
  range_km: optionalInteger({ min: 1, max: 1_000_000, unit: 'km' }, 'Distance it reaches', 'CONTENT-04'),
}

const pageSchema = entry({
  path: must(path, 'Path of the page', 'CONTENT-10'),
  title: must(shownText, 'Heading', 'CONTENT-10'),
  intro: optionalText('Sentence under it', 'CONTENT-10'),
  body: optionalText(
    "Text in Markdown: paragraphs parted by an empty line, '## ' headings, '- ' lists, links, tables; " +
      "'{site.name}' and its like are filled in (docs/guides/content.md)",
    'CONTENT-10',
  ),
  image: optional(picture, 'Banner picture', 'CONTENT-02'),
  scene: optional(z.enum(sceneNames), 'Drawing where there is no picture; null shows none', 'CONTENT-02'),
  buttons: list(pageLinkSchema, 'Buttons under the heading, the first filled', 'CONTENT-10'),
  related: list(pageLinkSchema, 'Pages that a reader may want next', 'CONTENT-10'),
  figures: value(z.array(figureSchema).max(8), [], 'Figures about the dealer, in a row', 'CONTENT-10'),
  quote: optional(quoteSchema, 'Words of somebody of the dealer, set apart from the text', 'CONTENT-10'),
  people: optional(
    z.enum(['all', 'sales', 'service', 'parts', 'car-buying']),
    'People of the locations of this kind; null shows none',
    'CONTENT-10 LOC-06',
  ),
  people_title: text('The people you will meet', 'Heading above them', 'CONTENT-10 LOC-06'),
  look: optional(pageLookSchema, "Composition of this page, where it is not the site's", 'CONTENT-10 TEN-12'),
  enquiry: optionalText('Category of an enquiry form under the text; null shows none', 'LEAD-15'),
})

const blogSchema = entry({
  slug: must(slug, 'Segment of its address', 'CONTENT-08'),
  category: choice(blogCategoryIds, 'buyer-advice', 'Category', 'CONTENT-08'),
  title: must(shownText, 'Heading', 'CONTENT-08'),
  summary: must(shownText, 'Line of its card', 'CONTENT-08'),
  body: must(shownText, 'Text, written as in pages', 'CONTENT-08'),
  image: optional(picture, 'Picture', 'CONTENT-08 CARD-04'),
  scene: optional(z.enum(sceneNames), 'Drawing where it has no picture; null takes that of its category', 'CONTENT-08'),
  published: must(
    z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date, "2026-03-01"'),
    'Day of publication',
    'CONTENT-08',
  ),
})

const modelOverrideSchema = entry({
  make: must(make, 'Make of the model', 'TEN-10'),
  slug: must(slug, 'Slug of the model in the manufacturer directory, or of one that is new', 'TEN-10'),
  name: optionalText('Name; needed for a model that the directory lacks', 'TEN-10'),
  body: optional(
    z.enum(modelBodyNames),
    "Body; null takes the directory's, and a model that the directory lacks then stands apart from the bodies",
    'TEN-10 CONTENT-09',
  ),
  status: optional(z.enum(['coming_soon', 'current']), "'coming_soon' is Upcoming, any other All-New", 'NAV-03 TEN-10'),
  accessories_count: optionalInteger({ min: 0, max: 10_000 }, 'Number of accessories', 'TEN-10 CONTENT-09'),
  image: optional(picture, 'Picture', 'TEN-10'),
  override_url: optional(link, "Where 'Explore' leads in place of the model page", 'TEN-10 CONTENT-01'),
  hidden: flag(false, 'Leaves the model out', 'TEN-10'),
})

const defaultBanner = (subject: string) =>
  value(
    picture,
    `/banners/${subject}.svg`,
    `Banner of the ${subject} pages where the site gives none`,
    'CONTENT-02 TEN-05',
  )

const scenePicture = entry({
  scene: must(z.enum(sceneNames), 'Name of the drawing', 'CONTENT-08 CONTENT-10'),
  image: must(picture, 'Picture in its place', 'CONTENT-08 CONTENT-10'),
})

const headWords = (page: string) =>
  section(`Head of ${page}`, 'CONTENT-10', {
    title: optionalText("Heading; null takes the platform's", 'CONTENT-10'),
    intro: optionalText("Sentence under it; null takes the platform's", 'CONTENT-10'),
  })

export const contentSection = section('Pages and blocks', 'CONTENT-10', {
  home: section('Home page', 'CONTENT-12', {
    blocks: presetList(
      homeBlockSchema,
      plainBlocks('banner', 'search', 'body_tiles', 'makes', 'latest', 'promo_banner', 'locations', 'reviews'),
      'Blocks in order, each as its name or as {block: name, …} with settings; a block without data is left out',
      'CONTENT-12',
    ),
    title: optionalText("Title of the page; null is the site's name", 'CONTENT-12'),
    text: optionalText('Text of the text block', 'CONTENT-12'),
  }),
  banner: optional(bannerSchema, 'Banner of the home page; null writes one from name and search', 'CONTENT-02'),
  default_banners: section('Default banner images', 'CONTENT-02 TEN-05', {
    offers: defaultBanner('offers'),
    finance: defaultBanner('finance'),
    contact: defaultBanner('contact'),
    fleet: defaultBanner('fleet'),
    parts: defaultBanner('parts'),
    blog: defaultBanner('blog'),
  }),
  heads: section('Words of the heads of pages', 'CONTENT-10', {
    offers: headWords('/special-offers'),
    blog: headWords('/blog'),
    contact: headWords('the contact page'),
  }),
  promo_slider: section('Promo slider', 'CONTENT-02 TEN-03', {
    height_px: integer(540, { min: 50, max: 4000, unit: 'px' }, 'Height', 'TEN-03 CONTENT-02'),
    width_px: integer(1920, { min: 100, max: 8000, unit: 'px' }, 'Width', 'TEN-03 CONTENT-02'),
    seconds: number(
      6,
      { min: 0, max: 60, unit: 'seconds' },
      'Time of a slide; 0 stands still, as it does where reduced motion is asked',
      'CONTENT-02',
    ),
    words: choice(
      ['card', 'panel'],
      'card',
      "Where the words of a slide stand on a wide page: 'card' over its picture, 'panel' beside it",
      'CONTENT-02',
    ),
    slides: list(slideSchema, 'Slides in order', 'CONTENT-02'),
  }),
  promo_banner: presetList(
    promoItem,
    [
      { title: 'Latest Offers', text: null, url: '{routes.special_offers}', icon: 'offers' },
      { title: 'Book a Service Online', text: null, url: '{routes.service}', icon: 'service' },
      { title: 'Sell Your Car', text: null, url: '/sell-your-car', icon: 'sell' },
    ],
    'The banner of three items',
    'CONTENT-02',
  ),
  offers: list(offerSchema, 'Special offers', 'CONTENT-01'),
  offer_description_length: integer(
    160,
    { min: 1, max: 5000, unit: 'characters' },
    'Length of a collapsed description',
    'CONTENT-01',
  ),
  offer_disclaimer_length: integer(
    200,
    { min: 1, max: 5000, unit: 'characters' },
    'Length of a collapsed disclaimer',
    'CONTENT-01',
  ),
  offer_long_length: integer(
    200,
    { min: 1, max: 5000, unit: 'characters' },
    'A longer text gets the toggle',
    'CONTENT-01',
  ),
  promotions: list(promotionSchema, 'Promotional cards and banners', 'SRCH-16 CONTENT-03'),
  stocktake_sale: optional(saleSchema, 'Banner of the stocktake sale; null shows none', 'CONTENT-03'),
  guarantee_strip: section('Dealer guarantee strip', 'CONTENT-07', {
    enabled: flag(false, 'Shows the strip on the contact pages, and in the home block', 'CONTENT-07 LOC-15'),
    items: presetList(
      shownText,
      [
        'One haggle-free price',
        '48hr money-back guarantee',
        'Lifetime engine guarantee',
        'Cool value servicing for life',
        '12 months roadside assist',
      ],
      'Promises',
      'CONTENT-07',
    ),
  }),
  haggle_free: optionalText('Copy of Haggle Free drive-away pricing; null shows none', 'CONTENT-11'),
  reserve_copy: text(
    'Reserve Online holds this vehicle for {hours} hours with a {deposit} deposit that is 100% refundable.',
    'Copy of Reserve Online; {hours} and {deposit} are filled from checkout',
    'CONTENT-11 BUY-01',
  ),
  service_advantage: section('Service-price promotion by model', 'CONTENT-04', {
    enabled: flag(false, 'Shows the promotion', 'CONTENT-04'),
    title: text('Service Advantage', 'Its name', 'CONTENT-04'),
    price: integer(250, { min: 0, max: 100_000, unit: 'dollars' }, 'Capped price of a service', 'CONTENT-04'),
    years: integer(5, { min: 1, max: 30, unit: 'years' }, 'How long it lasts', 'CONTENT-04'),
    services: integer(5, { min: 1, max: 100, unit: 'services' }, 'How many services', 'CONTENT-04'),
    every_months: integer(12, { min: 1, max: 60, unit: 'months' }, 'Months between two services', 'CONTENT-04'),
    every_km: integer(
      15_000,
      { min: 1, max: 100_000, unit: 'km' },
      'Kilometres between two services; whichever of both comes first holds',
      'CONTENT-04',
    ),
    range_km: integer(75_000, { min: 1, max: 1_000_000, unit: 'km' }, 'Distance it reaches', 'CONTENT-04'),
    models: list(
      entry({ models: must(z.array(shownText).min(1), 'Models of the row', 'CONTENT-04'), ...serviceTerms }),
      'Rows with terms of their own; a row that gives neither years nor services takes all defaults but the ' +
        'price, any other shows only what it gives',
      'CONTENT-04',
    ),
  }),
  pages: list(
    pageSchema,
    'Content pages of its own; one at the path of a page of the platform replaces its text',
    'CONTENT-10',
  ),
  hidden_pages: list(
    path,
    "Content pages and forms of the platform that this site does not have, '/fleet' or '/blog'; they answer 404",
    'CONTENT-10',
  ),
  blog: list(blogSchema, 'Blog posts', 'CONTENT-08'),
  scene_pictures: list(
    scenePicture,
    "Pictures in place of the platform's drawings on posts and pages without one of their own",
    'CONTENT-08 CONTENT-10',
  ),
  models: section('Model pages and menus', 'CONTENT-09 NAV-03', {
    enabled: flag(false, 'Model pages of the manufacturer and the models menu', 'CONTENT-09 NAV-03'),
    accessories_on_parts_page: flag(false, 'Models section with accessories on the parts page', 'TEN-12 CONTENT-09'),
    new_label_prefix: value(z.string().max(20), '', "Stands before the name of a new model, 'New '", 'TEN-12 NAV-03'),
    overrides: list(modelOverrideSchema, 'What differs from the manufacturer directory', 'TEN-10'),
  }),
  review_feedback: section('Review feedback page', 'CONTENT-05', {
    default_first_name: text('Valued Customer', 'Where first_name is not given', 'CONTENT-05'),
    default_dealership_name: text('Our Dealership', 'Where dealership_name is not given', 'CONTENT-05'),
    review_url: optional(
      link,
      "Where 'I had a great experience' leads; null takes the profile of the primary location",
      'CONTENT-05',
    ),
  }),
  about: optionalText('Text of /about-us', 'CONTENT-10'),
  privacy_date: text('April 2021', 'Date of the privacy policy', 'CONTENT-06'),
})
