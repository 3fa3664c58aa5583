/**
 * Pages that are of use while the server is closed: what they work out, they work out on the device, or what they tell was
 * written with them.
 */
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
