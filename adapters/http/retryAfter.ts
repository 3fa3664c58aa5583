/** Milliseconds that an answer asks to wait; a date is read against the server's own, this clock may be wrong. */
export const retryAfterMs = (headers: Headers): number => {
  const asked = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(asked)) return Number(asked) * 1000
  const wait = Date.parse(asked) - Date.parse(headers.get('date') ?? '')
  return Number.isFinite(wait) && wait > 0 ? wait : 0
}
