interface Sent {
  readonly expires_in: number
  readonly resend_after: number
  readonly digits: number
}

/** A code that was sent, as a screen asks for it. */
export const onItsWay = ({ expires_in, resend_after, digits }: Sent) => ({
  expiresIn: expires_in,
  resendAfter: resend_after,
  digits,
})

/** With the request that it was asked for by. */
export const boundTo = (request: string) => (sent: Sent) => ({ request, ...onItsWay(sent) })

/** With what names the code that was asked for. */
export const asked = ({ request, ...sent }: Sent & { readonly request: string }) => ({ request, ...onItsWay(sent) })
