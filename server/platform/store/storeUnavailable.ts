/** Read-only servers are included. Source: PostgreSQL 15's manual, appendix A; Node's and libuv's codes. */
const codes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57P0\d|08\w{3}|53300|25006)$/

const words = /^timeout exceeded when trying to connect$|^Connection terminated|is not queryable$/

export const isStoreUnavailable = (failure: unknown): boolean => {
  const { code, syscall, message } = (failure ?? {}) as { readonly [name: string]: unknown }
  // A database on a socket removes the file while it restarts.
  if (/^(connect|getaddrinfo)$/.test(String(syscall))) return true
  return (typeof code === 'string' && codes.test(code)) || (typeof message === 'string' && words.test(message))
}

/** A standby, or a provider that stopped writes, for instance because of a full disk; an operator must act. */
export const isReadOnly = (failure: unknown): boolean =>
  ((failure ?? {}) as { readonly code?: unknown }).code === '25006'

/** No such database, or no access: waiting does not help. Source: PostgreSQL 15's manual, appendix A. */
const refusals = /^(28\w{3}|3D000)$/

/** Any other failure of the first connection is a defect. */
export const isUnreachable = (failure: unknown): boolean => {
  const { code } = (failure ?? {}) as { readonly code?: unknown }
  return isStoreUnavailable(failure) || (typeof code === 'string' && refusals.test(code))
}

/** A connection was already awaited for the full time, so it is not retried. */
export const waitedLong = (failure: unknown): boolean =>
  failure instanceof Error && /^timeout exceeded|due to connection timeout$/.test(failure.message)
