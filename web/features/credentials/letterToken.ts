import { useEffect, useState } from 'react'

const form = /^[\w.~+/=-]{1,512}$/

/** The token in a letter's link: it stands in the fragment, which no server and no other site is ever sent. */
export const tokenIn = (fragment: string): string | null => {
  const token = new URLSearchParams(fragment.replace(/^#/, '')).get('token')
  return token !== null && form.test(token) ? token : null
}

/**
 * The token of the link that was opened; null: there is none; undefined: the page is still the prerendered one. It
 * leaves the address bar at once, and so the history. A second letter opened in the same tab counts too.
 */
export const useLetterToken = (): string | null | undefined => {
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
