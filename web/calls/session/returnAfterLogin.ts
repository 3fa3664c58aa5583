type Navigate = (to: string, options?: { readonly replace?: boolean }) => void

const rules = () => import('./returnPath')

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

export const rememberAndGoToLogin = async (current: string, navigate: Navigate): Promise<void> => {
  await saveInvite()
  await rules().then(
    ({ remember }) => remember(current),
    () => undefined,
  )
  navigate('/login', { replace: true })
}

export const goBackOr = async (home: string, navigate: Navigate): Promise<void> => {
  const target = await rules().then(
    ({ popReturnPath }) => popReturnPath(),
    () => null,
  )
  navigate(target ?? home, { replace: true })
}

let joined = false

/** Call it before the session reports the member, because the guard navigates at once. */
export const noteJoined = (): void => {
  joined = true
}

/** To the remembered path, else to /welcome after joining, else to /callback (specification). */
export const goOnward = async (navigate: Navigate): Promise<void> => {
  await goBackOr(joined ? '/welcome' : '/callback', navigate)
  joined = false
}
