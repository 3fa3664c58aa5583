import { useSyncExternalStore } from 'react'
import { onSession, sessionView, unknownSession } from './view'
import type { SessionView } from './view'

/** `unknown` during hydration, and until the device's storage or the server has answered. */
export const useSession = (): SessionView => useSyncExternalStore(onSession, sessionView, unknownSession)
