import { useEffect, useEffectEvent } from 'react'

const isCode = (credential: unknown): credential is { readonly code: string } =>
  typeof credential === 'object' &&
  credential !== null &&
  'code' in credential &&
  typeof (credential as { readonly code: unknown }).code === 'string'

/** WebOTP: where the browser supports it, the code is read from a text message that names our page. */
export const useWebOtp = (onCode: (code: string) => void): void => {
  const heard = useEffectEvent(onCode)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const until = new AbortController()
    const asked: object = { otp: { transport: ['sms'] }, signal: until.signal }
    navigator.credentials.get(asked).then(
      (credential: unknown) => {
        if (isCode(credential)) heard(credential.code)
      },
      () => undefined,
    )
    return () => until.abort()
  }, [])
}
