/** The message when the terms that the visitor agreed to are no longer those of the vehicle. */
export const changedMessage =
  'The price or the deposit of this vehicle has changed since you opened this page. Nothing has been charged. ' +
  'Check the new amounts and send the form again.'

/** The message when the visitor, or the visitor's network, has too many unpaid holds already. */
export const limitedMessage =
  'Several vehicles are already waiting for a payment with these details or from your connection. ' +
  'Finish or cancel those first, try again later, or call us. Nothing has been charged.'
