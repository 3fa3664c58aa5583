interface Sent {
  readonly expires_in: number
  readonly resend_after: number
  readonly digits: number
}

export const codeSentOf = ({ expires_in, resend_after, digits }: Sent) => ({
  expiresIn: expires_in,
  resendAfter: resend_after,
  digits,
})

export const boundTo = (request: string) => (sent: Sent) => ({ request, ...codeSentOf(sent) })

export const asked = ({ request, ...sent }: Sent & { readonly request: string }) => ({ request, ...codeSentOf(sent) })
