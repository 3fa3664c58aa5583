import { useFragment } from '../../page/useFragment'

/** From `ask=<secret>`; '' where there is none. */
const secretOf = (fragment: string): string => /^ask=([\w-]{20,200})$/.exec(fragment)?.[1] ?? ''

/** The secret stays in the address, so that the page can be reopened. null: a prerendered page. */
export const useSecret = (): string | null => {
  const fragment = useFragment()
  return fragment === null ? null : secretOf(fragment)
}
