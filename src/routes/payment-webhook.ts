import { z } from 'zod'
import { receivePaymentEvent } from '#features/screens/checkout/receive-payment-event.server.ts'
import { defineEndpoint } from './define-endpoint.ts'

/** Takes the events of the site's payment processor (BUY-03). */
export const loader = defineEndpoint({
  method: 'POST',
  summary: "Take an event of the site's payment processor",
  description:
    'The body is the event as the processor signed it; the signature is in the header Stripe-Signature. An event may ' +
    'come twice, late and in any order: it only makes the platform ask the processor for the state of the payment.',
  parameters: { processor: { in: 'path', description: "Name of the processor, 'stripe'" } },
  offered: (site) => site.checkout.enabled || site.online_payment.enabled,
  rateLimit: { name: 'payment event', limit: 600, windowMs: 60_000 },
  // Events of a processor have a few kilobytes. What they say is read only after their signature has been checked.
  body: { maxBytes: 65_536, schema: z.object({ id: z.string().max(300) }) },
  answers: {
    204: { description: 'The event has taken effect, or is about something else.' },
    400: { description: 'The signature is not valid.' },
    404: { description: 'The site takes no events of this processor.' },
    503: { description: 'The payment could not be looked up; send the event again.' },
  },
  handle: ({ services, parameters, text, request }) =>
    receivePaymentEvent(services, parameters.processor, text, request.headers.get('stripe-signature')),
})

export const action = loader
