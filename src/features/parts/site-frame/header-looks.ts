import type { Site } from '#site/site.ts'

/** From which width of the page the menu stands in the header, and the button of the drawer does not. */
export interface MenuPlace {
  readonly menu: string
  readonly button: string
}

/** The classes of a composition of the header. They are data of the frame, so that no script carries them. */
export interface HeaderLook {
  readonly frame: string
  /** The row of name and tools, on a wide page. */
  readonly row: string
  /** Whether the search stands in the middle of that row, and not among the tools. */
  readonly search?: true
  /** The row of the menu; absent: the menu stands beside the name where it fits. */
  readonly nav?: string
  /** Where the menu never has a row of its own: its place by its width in characters, as the header measures it. */
  readonly places?: readonly (MenuPlace & { readonly widest: number })[]
  /** Where a header without a search box has no room for the way to the search either. */
  readonly noSearch?: string
  readonly name?: string
  readonly tools?: string
}

const ruled = 'border-b border-line/40'

/** The compositions of `layout.header`. On a phone all of them are one compact bar. */
export const headerLooks: Readonly<Record<Site['layout']['header'], HeaderLook>> = {
  bar: { frame: '', row: `${ruled} lg:*:h-20` },
  stacked: { frame: '', row: `${ruled} lg:*:h-22`, search: true, nav: '' },
  search: { frame: '', row: `${ruled} lg:*:h-16`, search: true, nav: 'bg-black/15 text-[.9375rem]' },
  masthead: {
    frame: '',
    row: `${ruled} lg:*:h-16`,
    nav: '*:flex *:justify-center [&_nav]:py-0',
    name: 'lg:mx-auto lg:scale-125',
    // As wide as the address at the other end, and without a margin that takes a share of the name's.
    tools: 'lg:ml-0 lg:w-72',
  },
  action: { frame: '', row: `${ruled} lg:*:h-20` },
  floating: {
    frame:
      'header-floating lg:bg-transparent ' +
      'lg:px-8 lg:pt-4 lg:*:mx-auto lg:*:max-w-[calc(var(--wide)-4rem)] lg:*:rounded-full ' +
      'lg:*:bg-header lg:*:shadow-site',
    row: 'max-lg:border-b max-lg:border-line/40 lg:*:h-18',
    noSearch: 'min-[85rem]:max-[90rem]:hidden',
    places: [
      { widest: 62, menu: 'hidden lg:block', button: 'lg:hidden' },
      {
        widest: 100,
        menu: 'hidden min-[85rem]:block min-[85rem]:max-[105rem]:[&_li>*]:px-2',
        button: 'min-[85rem]:hidden',
      },
      { widest: 140, menu: 'hidden min-[120rem]:block', button: 'min-[120rem]:hidden' },
      { widest: 10_000, menu: 'hidden', button: '' },
    ],
  },
}
