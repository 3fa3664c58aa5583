type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** A chunk of its own, because few visits need it. */
const rules = () => import('./returnPath')

/** `rd` in the query asks for a return after signing in. */
export const rememberIfRequested = (path: string, search: string): void => {
  if (!new URLSearchParams(search).has('rd')) return
  void rules().then(
    ({ rememberRequested }) => rememberRequested(`${path}?${search}`),
    () => undefined,
  )
}

/** The sign-in flow loses the fragment, which holds an invitation's token, so the token is stored on the device. */
const saveInvite = async (): Promise<void> => {
  if (!location.hash.startsWith('#invite=')) return
  await import('./storedInvite').then(
    ({ moveInviteFromAddress }) => moveInviteFromAddress(),
    () => undefined,
  )
}

/** For guard `auth`. */
export const rememberAndGoToLogin = async (current: string, navigate: Navigate): Promise<void> => {
  await saveInvite()
  await rules().then(
    ({ remember }) => remember(current),
    () => undefined,
  )
  navigate('/login', { replace: true })
}

/** To the remembered path, once, else to `home`. */
export const goBackOr = async (home: string, navigate: Navigate): Promise<void> => {
  const target = await rules().then(
    ({ popReturnPath }) => popReturnPath(),
    () => null,
  )
  navigate(target ?? home, { replace: true })
}

/** A registration on this page that has not been welcomed yet. */
let joined = false

/** Call it before the session reports the member, because the guard navigates at once. */
export const noteJoined = (): void => {
  joined = true
}

/** Takes a member away from a sign-in page: to the remembered path, else to /welcome after joining, else to /callback
 *  (specification). */
export const goOnward = async (navigate: Navigate): Promise<void> => {
  await goBackOr(joined ? '/welcome' : '/callback', navigate)
  joined = false
}
