/** Pages that are useful during maintenance: they compute on the device, or are prerendered. */
const own = [
  '/children/stool-',
  '/growth',
  '/children-growth',
  '/milnutrisure',
  '/maintenance',
  '/mobility-results',
  '/article',
  '/product',
  '/campaign/',
  '/notice/suspend-date',
  '/about-us',
  '/privacy-policy',
  '/terms-',
]

export const worksMeanwhile = (path: string): boolean => own.some((start) => path.startsWith(start))
