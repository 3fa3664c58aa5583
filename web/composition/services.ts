import { base, type Base } from './base'
import { containerOf } from './registry'

/** A failed load is attempted again at the next call. */
const groups = {
  growth: async () => (await import('./growth.module')).growth,
  socialSignIn: async () => (await import('./social.module')).social,
  account: async () => (await import('./account.module')).account,
  credentials: async () => (await import('./credentials.module')).credentials,
  care: async () => (await import('./care.module')).care,
  family: async () => (await import('./family.module')).family,
  health: async () => (await import('./health.module')).health,
  rewards: async () => (await import('./rewards.module')).rewards,
  requests: async () => (await import('./requests.module')).requests,
  notices: async () => (await import('./notices.module')).notices,
} as const

export type GroupName = keyof typeof groups
export type Group<K extends GroupName> = ReturnType<Awaited<ReturnType<(typeof groups)[K]>>['make']>

const inside = ['storage', 'transport', 'sessionApi', 'client', 'lock'] as const satisfies ReadonlyArray<keyof Base>
type Inside = (typeof inside)[number]

export type Groups = { readonly [K in GroupName]: () => Promise<Group<K>> }
export type Services = Omit<Base, Inside> & Groups

export const makeServices = (): Services => {
  const container = containerOf(base)
  const names = Object.keys(base.recipes) as ReadonlyArray<keyof Base>
  const isInside = (name: keyof Base): boolean => inside.some((each) => each === name)
  return {
    ...Object.fromEntries(names.filter((name) => !isInside(name)).map((name) => [name, container.get(name)])),
    ...Object.fromEntries(
      Object.entries(groups).map(([name, load]) => [
        name,
        async () => container.getLate<keyof Base, unknown>(name, await load()),
      ]),
    ),
  } as unknown as Services
}
