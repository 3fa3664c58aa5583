import { isIPv4 } from 'node:net'

/** `localhost`, 127.0.0.0/8, `::1` (with or without brackets). */
export const isLoopback = (name: string): boolean =>
  /^(localhost|::1|\[::1\])$/i.test(name) || (isIPv4(name) && name.startsWith('127.'))

export const isLoopbackOrigin = (origin: string): boolean => isLoopback(new URL(origin).hostname)
