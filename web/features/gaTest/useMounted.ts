import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page is prerendered and hydrated, for what only the device can say. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
