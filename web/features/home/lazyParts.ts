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
} as const
