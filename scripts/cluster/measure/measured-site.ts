/** Slug of a site beside the demo sites, whose stock changes and whose form is sent. */
export const measuredSite = 'cluster-measure'
