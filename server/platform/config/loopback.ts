import { isIPv4 } from 'node:net'

/** Whether this names the machine that it is said on, wherever that is: `localhost`, 127.0.0.0/8, `::1` (in brackets or not). */
export const isLoopback = (name: string): boolean =>
  /^(localhost|::1|\[::1\])$/i.test(name) || (isIPv4(name) && name.startsWith('127.'))

/** Whether a page of that origin comes from this machine. */
export const isLoopbackOrigin = (origin: string): boolean => isLoopback(new URL(origin).hostname)
