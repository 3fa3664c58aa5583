import { createContext, use } from 'react'
import type { Group, GroupName, Groups, Services } from '../composition/services'
import { fetchedOnce, toUse } from '../page/fetchedOnce'
import { startRuntime } from './session/session'

export const loadServices: () => Promise<Services> = fetchedOnce(async () => (await startRuntime()).services)

const servicesToUse = toUse(loadServices)

/** null: the runtime's. */
export interface HandedServices {
  readonly services: Services
  readonly groups: { readonly [K in GroupName]: Group<K> }
  readonly loads: Groups
}
export const ServicesContext = createContext<HandedServices | null>(null)

/** Suspends, so use it only below a guard or an action: a prerendered page has no services. */
export const useServices = (): Services => use(ServicesContext)?.services ?? use(servicesToUse())

export const useServicesLoader = (): (() => Promise<Services>) => {
  const handed = use(ServicesContext)
  return handed === null ? loadServices : async () => handed.services
}

const groupOf = <K extends GroupName>(name: K) => {
  const load = fetchedOnce(async (): Promise<Group<K>> => {
    const services: Groups = await loadServices()
    return services[name]()
  })
  const read = toUse(load)
  const useLoad = (): (() => Promise<Group<K>>) => use(ServicesContext)?.loads[name] ?? load
  return { load, useLoad, use: (): Group<K> => use(ServicesContext)?.groups[name] ?? use(read()) }
}

export const { load: loadGrowthServices, use: useGrowthServices } = groupOf('growth')
export const { load: loadAccountServices, use: useAccountServices } = groupOf('account')
export const { load: loadCredentialServices, use: useCredentialServices } = groupOf('credentials')
export const { load: loadSocialServices, useLoad: useSocialLoader, use: useSocialServices } = groupOf('socialSignIn')
export const { load: loadCareServices, use: useCareServices } = groupOf('care')
export const { load: loadFamilyServices, useLoad: useFamilyLoader, use: useFamilyServices } = groupOf('family')
export const { load: loadHealthServices, use: useHealthServices } = groupOf('health')
export const { load: loadRewardsServices, use: useRewardsServices } = groupOf('rewards')
export const { use: useNotices } = groupOf('notices')
export const { use: useRequestServices } = groupOf('requests')
