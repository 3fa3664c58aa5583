import { outcomeOf } from '@careplus/core/call'
import { StaffSignInRefusal, type StaffRole } from '@careplus/core/internal/staff'
import { isRight } from 'fp-ts/Either'
import { useSyncExternalStore } from 'react'
import { onSessionNews, staffCalls, staffIdleMs } from '../composition/staff'
import { changes } from '../page/changes'

interface SignedIn {
  readonly name: string
  readonly roles: ReadonlyArray<StaffRole>
}

export type StaffSession =
  | { readonly _tag: 'asking' }
  | { readonly _tag: 'unreachable' }
  /** `idle`: the session ended while somebody was signed in. */
  | { readonly _tag: 'out'; readonly idle: boolean }
  /** `endsAt`: milliseconds since the epoch; each further call moves it. */
  | (SignedIn & { readonly _tag: 'in'; readonly endsAt: number })

let session: StaffSession = { _tag: 'asking' }
const { onChange, changed } = changes()

/** Marks that somebody has signed in, because scripts cannot see the cookie. Without it the server is not asked. */
const entered = 'careplus.staff'

const become = (next: StaffSession): void => {
  session = next
  if (next._tag === 'in') localStorage.setItem(entered, '1')
  if (next._tag === 'out') localStorage.removeItem(entered)
  changed()
}

export const signedIn = ({ name, roles }: SignedIn): void =>
  become({ _tag: 'in', name, roles, endsAt: Date.now() + staffIdleMs })
export const signedOut = (): void => become({ _tag: 'out', idle: false })

/** How a sign-in at the directory ended; it leads back to this page. Null: none did. */
const signInResult = new URLSearchParams(location.search).get('sign_in')
export const signInRefusal = StaffSignInRefusal.is(signInResult) ? signInResult : null
if (signInResult !== null) history.replaceState(null, '', location.pathname)

export const readSession = async (): Promise<void> => {
  if (localStorage.getItem(entered) === null && signInResult !== 'done') {
    become({ _tag: 'out', idle: false })
    return
  }
  become({ _tag: 'asking' })
  const answer = await staffCalls.readSession({})
  if (isRight(answer)) signedIn(answer.right)
  else become(outcomeOf(answer.left) === 'signInNeeded' ? { _tag: 'out', idle: false } : { _tag: 'unreachable' })
}

onSessionNews((news) => {
  if (session._tag !== 'in') return
  if (news === 'gone') become({ _tag: 'out', idle: true })
  else signedIn(session)
})

/** Clears the screen of all data of members when the session's time is up. */
export const endIdle = (): void => {
  if (session._tag === 'in' && session.endsAt <= Date.now()) become({ _tag: 'out', idle: true })
}

export const useStaffSession = (): StaffSession => useSyncExternalStore(onChange, () => session)
