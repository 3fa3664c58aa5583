/** The texts that are shown now, as the server knows them: who agreed to an earlier one is asked again, and journeys are not about that. */
export const textVersions = { terms: '2026-11-01', privacy: '2026-12-10', child_health: '2026-12-10' } as const
