/** In milliseconds. A date is compared with the server's own date, because this clock may be wrong; a page of
 * another origin cannot read that date. */
export const retryAfterMs = (headers: Headers): number => {
  const header = headers.get('retry-after') ?? ''
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const serverTime = Date.parse(headers.get('date') ?? '')
  const wait = Date.parse(header) - (Number.isNaN(serverTime) ? Date.now() : serverTime)
  return Number.isFinite(wait) && wait > 0 ? wait : 0
}
