/** The parts that a visitor's page does not need, behind one small chunk, so that the page's own does not name their many
 *  files. */
export const lazyParts = {
  art: () => import('./HomeArt'),
  steps: () => import('./Steps'),
  more: () => import('./OtherChecks'),
  sample: () => import('./Sample'),
  club: () => import('./ClubBenefits'),
  points: () => import('./Benefits'),
  // Waits for the code that loads the family.
  member: async () => (await Promise.all([import('./MemberHome'), import('../../composition/family.module')]))[0],
  cards: () => import('../../shared/loyalty/LazyCards'),
} as const

export const readMemberHome = async (): Promise<void> => {
  const [family, points] = await Promise.all([
    import('../../shared/children/useFamily'),
    import('../../shared/loyalty/usePoints'),
  ])
  await Promise.all([family.readFamilyAhead(), points.readPointsAhead()])
}
