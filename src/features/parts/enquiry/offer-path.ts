/** Page of the offer form (VDP-17). */
export const offerPath = '/make-an-offer'
