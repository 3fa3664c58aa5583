export const unreachableDatabase = (failure: unknown, name = 'The database of DATABASE_URL'): string => {
  const { code = '', message = '' } = failure as { readonly code?: string; readonly message?: string }
  // Adds a readable text to the database's error codes (PostgreSQL 15's manual, appendix A).
  const why = /^[0-9A-Z]{5}$/.test(code) ? message : code
  return `${name} cannot be reached (${why || message || 'unknown'}).`
}
