/**
 * Milliseconds to wait. A date is compared with the server's own date, because this clock may be wrong; a page of
 * another origin cannot read that, so it uses this clock.
 */
export const retryAfterMs = (headers: Headers): number => {
  const asked = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(asked)) return Number(asked) * 1000
  const told = Date.parse(headers.get('date') ?? '')
  const wait = Date.parse(asked) - (Number.isNaN(told) ? Date.now() : told)
  return Number.isFinite(wait) && wait > 0 ? wait : 0
}
