import { useEffect, useState } from 'react'

const form = /^[\w.~+/=-]{1,512}$/

/** The token of an e-mail's link is in the fragment, which is sent to no server. */
export const tokenIn = (fragment: string): string | null => {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get('token')
  return token !== null && form.test(token) ? token : null
}

/** null: no link; undefined: a prerendered page. The token leaves the address bar and the history at once. */
export const useLinkToken = (): string | null | undefined => {
  const [token, setToken] = useState<string | null | undefined>(undefined)
  useEffect(() => {
    const take = (): void => {
      const found = tokenIn(location.hash)
      if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search)
      setToken((known) => found ?? known ?? null)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return token
}
