import { useSyncExternalStore } from 'react'
import { onSession, sessionView, unknownSession } from './sessionView'
import type { SessionView } from './sessionView'

/** `unknown` during hydration, and until the device's storage or the server has answered. */
export const useSession = (): SessionView => useSyncExternalStore(onSession, sessionView, unknownSession)
