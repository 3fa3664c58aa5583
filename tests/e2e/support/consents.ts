/** Versions that the server shows now: a member with an earlier one is asked again. */
export const textVersions = { terms: '2026-12-12', privacy: '2026-12-12', child_health: '2026-12-10' } as const
