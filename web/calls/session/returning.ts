type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

/** The rules of return paths are a chunk of their own: few visits need them. */
const rules = () => import('./returnPath')

/** A path that carries `rd` asks to be returned to after signing in. */
export const rememberIfRequested = (path: string, search: string): void => {
  if (!new URLSearchParams(search).has('rd')) return
  void rules().then(
    ({ rememberRequested }) => rememberRequested(`${path}?${search}`),
    () => undefined,
  )
}

/** An invite's token stands in the fragment, of which the way through signing in keeps only the name of a place: it waits on the device. */
const saveInvite = async (): Promise<void> => {
  if (!location.hash.startsWith('#invite=')) return
  await import('./storedInvite').then(
    ({ moveInviteFromAddress }) => moveInviteFromAddress(),
    () => undefined,
  )
}

/** Guard `auth` said no: to /login, and back here afterwards. */
export const rememberAndGoToLogin = async (current: string, navigate: Navigate): Promise<void> => {
  await saveInvite()
  await rules().then(
    ({ remember }) => remember(current),
    () => undefined,
  )
  navigate('/login', { replace: true })
}

/** Once, to where a parent was going before they signed in, else to `home`. */
export const goBackOr = async (home: string, navigate: Navigate): Promise<void> => {
  const target = await rules().then(
    ({ popReturnPath }) => popReturnPath(),
    () => null,
  )
  navigate(target ?? home, { replace: true })
}

/** Somebody has joined on this page, and was not led on yet. */
let joined = false

/** To be told before the session tells who is signed in: the guard leads on as soon as it does. */
export const noteJoined = (): void => {
  joined = true
}

/**
 * A member on a sign-in page goes where they were going before it, else home. Specification: that is /callback after
 * signing in, which moves on. Who has just joined is welcomed.
 */
export const goOnward = async (navigate: Navigate): Promise<void> => {
  await goBackOr(joined ? '/welcome' : '/callback', navigate)
  joined = false
}
