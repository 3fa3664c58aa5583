export const sections = {
  home: '/',
  children: '/children',
  articles: '/article',
  products: '/product',
  rewards: '/rewards',
  me: '/user-profile',
} as const

export type Section = keyof typeof sections

const inside: Record<Section, ReadonlyArray<string>> = {
  home: [''],
  children: ['children', 'children-profile', 'children-growth', 'growth', 'milnutrisure', 'milnutrisure-2'],
  articles: ['article'],
  products: ['product'],
  rewards: ['rewards', 'monthly-mission'],
  me: [
    'user-profile',
    'dashboard',
    'edit-profile',
    'add-partner',
    'adults',
    'mobility',
    'change-email',
    'change-password',
    'new-password',
    'edit-my-phone',
    'request',
  ],
}

export const isCurrent = (section: Section, path: string): boolean => inside[section].includes(path.split('/')[1] ?? '')
