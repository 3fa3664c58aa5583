/**
 * What a visitor's page does without. Behind one small chunk, so that the page's own does not name the many files that
 * these are made of.
 */
export const later = {
  art: () => import('./HomeArt'),
  steps: () => import('./Steps'),
  more: () => import('./More'),
  sample: () => import('./Sample'),
  club: () => import('./Club'),
  points: () => import('./Points'),
  member: () => import('./MemberHome'),
} as const
