/** One small chunk for all, so that the chunk of a visitor's page does not name their many files. */
export const lazyParts = {
  art: () => import('./HomeArt'),
  steps: () => import('./Steps'),
  more: () => import('./OtherChecks'),
  sample: () => import('./Sample'),
  club: () => import('./ClubBenefits'),
  points: () => import('./Benefits'),
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
