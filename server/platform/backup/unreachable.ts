export const unreachableDatabase = (failure: unknown): string => {
  const { code, message } = failure as { readonly code?: string; readonly message?: string }
  return `The database of DATABASE_URL cannot be reached (${code ?? message ?? 'unknown'}).`
}
