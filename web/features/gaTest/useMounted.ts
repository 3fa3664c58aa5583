import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a page is written as HTML and taken over; for what only the device can say. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
