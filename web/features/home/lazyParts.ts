/** The parts that a visitor's page does not need, behind one small chunk, so that the page's own does not name their many
 *  files. */
export const lazyParts = {
  art: () => import('./HomeArt'),
  steps: () => import('./Steps'),
  more: () => import('./OtherChecks'),
  sample: () => import('./Sample'),
  club: () => import('./Club'),
  points: () => import('./Benefits'),
  member: () => import('./MemberHome'),
  cards: () => import('../../shared/loyalty/LazyCards'),
} as const

/** What a member's page will read. */
export const readMemberHome = async (): Promise<void> => {
  const [family, points, missions] = await Promise.all([
    import('../../shared/children/useFamily'),
    import('../../shared/loyalty/usePoints'),
    import('../../shared/loyalty/useMissions'),
  ])
  await Promise.all([family.readFamilyAhead(), points.readPointsAhead(), missions.readMissionsAhead()])
}
