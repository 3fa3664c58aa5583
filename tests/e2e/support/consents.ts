/** The versions of the texts that the server shows now. A member who agreed to an earlier one is asked again, which most
 *  journeys are not about. */
export const textVersions = { terms: '2026-12-12', privacy: '2026-12-12', child_health: '2026-12-10' } as const
