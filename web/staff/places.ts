import type { StaffPermission } from '@careplus/core/internal/staff'

/** The parts of the console, in the order of the rail, and what one must be permitted to see each. */
export const places = {
  '/overview': 'reports.read',
  '/bills': 'bills.read',
  '/orders': 'orders.read',
  '/requests': 'requests.read',
  '/draws': 'draws.read',
  '/points': 'members.read',
  '/audit': 'audit.read',
  '/people': 'people.read',
  '/maintenance': 'site.pause',
} as const satisfies Readonly<Record<string, StaffPermission>>

export type Place = keyof typeof places
export const allPlaces = Object.keys(places) as ReadonlyArray<Place>

export const placeOf = (path: string): Place | undefined =>
  allPlaces.find((place) => path === place || path.startsWith(`${place}/`))

/** Where work begins; undefined: a role without any part of the console. */
export const firstPlace = (isPermitted: (permission: StaffPermission) => boolean): Place | undefined =>
  (['/bills', ...allPlaces] as const).find((place) => isPermitted(places[place]))
