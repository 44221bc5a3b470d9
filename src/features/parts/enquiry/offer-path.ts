/** Path of the offer form's page (VDP-17). */
export const offerPath = '/make-an-offer'
