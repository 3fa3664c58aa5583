/**
 * No connection, one that broke, a server that starts, ends or is full, or one that only reads, as a standby does. Source:
 * PostgreSQL 15's manual, appendix A; Node's and libuv's codes.
 */
const codes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0\d|08\w{3}|53300|25006)$/

/** What the driver says of a connection without giving it a code. */
const words = /^timeout exceeded when trying to connect$|^Connection terminated|is not queryable$/

/** Whether the database could not be reached, or not written to: not the caller's fault, and soon over. */
export const isStoreUnavailable = (failure: unknown): boolean => {
  const { code, syscall, message } = (failure ?? {}) as { readonly [name: string]: unknown }
  // A database on a path takes its socket away while it starts anew.
  if (/^(connect|getaddrinfo)$/.test(String(syscall))) return true
  return (typeof code === 'string' && codes.test(code)) || (typeof message === 'string' && words.test(message))
}

/** A standby, or a database whose provider stopped writes, for instance with a full disk: somebody has to look. */
export const isReadOnly = (failure: unknown): boolean =>
  ((failure ?? {}) as { readonly code?: unknown }).code === '25006'

/** No such database, or nobody who is let in: no time mends that. Source: PostgreSQL 15's manual, appendix A. */
const refusals = /^(28\w{3}|3D000)$/

/** Whether there is no database to start on; any other failure of the first connection is a defect. */
export const isUnreachable = (failure: unknown): boolean => {
  const { code } = (failure ?? {}) as { readonly code?: unknown }
  return isStoreUnavailable(failure) || (typeof code === 'string' && refusals.test(code))
}

/** What is asked again, or waited for, after so long was waited for a connection already. */
export const waitedLong = (failure: unknown): boolean =>
  failure instanceof Error && /^timeout exceeded|due to connection timeout$/.test(failure.message)
