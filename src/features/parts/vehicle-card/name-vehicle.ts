/** Tells a vehicle from others of its model and year, for names of links and buttons, which are read out of context. */
export const nameVehicle = ({ title, variant }: { readonly title: string; readonly variant: string | null }): string =>
  [title, variant].join(' ').trim()
