/** Categories of the blog by the segment of their address (CONTENT-08). */
export const blogCategories = {
  'vehicle-reviews': {
    name: 'Vehicle Reviews',
    intro: 'How different kinds of vehicle suit different kinds of life.',
  },
  'buyer-advice': {
    name: 'Buyer Advice',
    intro: 'What to check, what to ask and what to sign, before you buy.',
  },
  'motoring-tips': {
    name: 'Motoring Tips',
    intro: 'Small things that make driving safer, cheaper or easier.',
  },
  'servicing-insights': {
    name: 'Servicing Insights',
    intro: 'What happens in a workshop, and why it is done.',
  },
  '4x4xmore-adventures': {
    name: '4x4 and More Adventures',
    intro: 'Towing, tracks and travelling further.',
  },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly intro: string }>>

export type BlogCategory = keyof typeof blogCategories

export const blogCategoryIds = Object.keys(blogCategories) as [BlogCategory, ...BlogCategory[]]

export const isBlogCategory = (text: string): text is BlogCategory => Object.hasOwn(blogCategories, text)
