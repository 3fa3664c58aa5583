import { useFragment } from '../../page/useFragment'

/** Of `ask=<secret>`; '' where there is none. */
const secretOf = (fragment: string): string => /^ask=([\w-]{20,200})$/.exec(fragment)?.[1] ?? ''

/**
 * The secret of the link as it stands in the address: it stays there, so that the same page can be come back to. null in a
 * page that was written when the app was built.
 */
export const useSecret = (): string | null => {
  const fragment = useFragment()
  return fragment === null ? null : secretOf(fragment)
}
