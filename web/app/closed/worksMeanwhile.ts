/** Pages that are of use while the server is closed: what they work out, they work out on the device. */
const own = ['/children/stool-', '/growth', '/children-growth', '/milnutrisure', '/maintenance', '/mobility-results']

export const worksMeanwhile = (path: string): boolean => own.some((start) => path.startsWith(start))
