/**
 * Milliseconds that an answer asks to wait. A date is read against the server's own, since this clock may be wrong; against
 * this clock where that one is not told (a page of another origin may not read it).
 */
export const retryAfterMs = (headers: Headers): number => {
  const asked = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(asked)) return Number(asked) * 1000
  const told = Date.parse(headers.get('date') ?? '')
  const wait = Date.parse(asked) - (Number.isNaN(told) ? Date.now() : told)
  return Number.isFinite(wait) && wait > 0 ? wait : 0
}
