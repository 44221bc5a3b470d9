/** Id of the checkbox that opens the drawer of the filters, for its labels and for the bar of the page. */
export const filterSwitchId = 'show-filters'
