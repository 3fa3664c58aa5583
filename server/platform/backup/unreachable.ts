export const unreachableDatabase = (failure: unknown, name = 'The database of DATABASE_URL'): string => {
  const { code, message } = failure as { readonly code?: string; readonly message?: string }
  return `${name} cannot be reached (${code ?? message ?? 'unknown'}).`
}
