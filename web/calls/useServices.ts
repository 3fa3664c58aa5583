import { use } from 'react'
import type { Notices } from '@careplus/core/ports'
import { fetchedOnce, toRead } from '../page/fetchedOnce'
import { startRuntime } from './session/session'
import type {
  AccountServices,
  CareServices,
  CredentialServices,
  GrowthServices,
  HealthServices,
  RequestServices,
  RewardsServices,
  Services,
  SocialServices,
} from '../composition/services'

/** The services, for an event handler. */
export const loadServices: () => Promise<Services> = fetchedOnce(async () => (await startRuntime()).services)

/** Keeping and sending growth drafts, for an event handler. */
export const loadGrowthServices: () => Promise<GrowthServices> = fetchedOnce(async () =>
  (await loadServices()).growth(),
)

/** The member's own account, for an event handler. */
export const loadAccountServices: () => Promise<AccountServices> = fetchedOnce(async () =>
  (await loadServices()).account(),
)

/** What guards the account, for an event handler. */
export const loadCredentialServices: () => Promise<CredentialServices> = fetchedOnce(async () =>
  (await loadServices()).credentials(),
)

/** Leaving for a provider and coming back, for an event handler. */
export const loadSocialServices: () => Promise<SocialServices> = fetchedOnce(async () =>
  (await loadServices()).socialSignIn(),
)

/** Looking after children together, for an event handler. */
export const loadCareServices: () => Promise<CareServices> = fetchedOnce(async () => (await loadServices()).care())

/** Checks of children and adults, for an event handler. */
export const loadHealthServices: () => Promise<HealthServices> = fetchedOnce(async () =>
  (await loadServices()).health(),
)

/** Points and rewards, for an event handler. */
export const loadRewardsServices: () => Promise<RewardsServices> = fetchedOnce(async () =>
  (await loadServices()).rewards(),
)

const loadNotices: () => Promise<Notices> = fetchedOnce(async () => (await loadServices()).notices())

/** Questions to the care team, for an event handler. */
const loadRequestServices: () => Promise<RequestServices> = fetchedOnce(async () => (await loadServices()).requests())

const readServices = toRead(loadServices)
const readGrowthServices = toRead(loadGrowthServices)
const readAccountServices = toRead(loadAccountServices)
const readCredentialServices = toRead(loadCredentialServices)
const readSocialServices = toRead(loadSocialServices)
const readCareServices = toRead(loadCareServices)
const readHealthServices = toRead(loadHealthServices)
const readRewardsServices = toRead(loadRewardsServices)
const readRequestServices = toRead(loadRequestServices)
const readNotices = toRead(loadNotices)

/**
 * The services, for a screen: suspends until their chunk is there. Only under a guarded route, or below something that
 * the parent did: a prerendered page has no services, and a visitor who only reads does not pay for them.
 */
export const useServices = (): Services => use(readServices())

/** As `useServices`. */
export const useGrowthServices = (): GrowthServices => use(readGrowthServices())

/** As `useServices`. */
export const useAccountServices = (): AccountServices => use(readAccountServices())

/** As `useServices`. */
export const useCredentialServices = (): CredentialServices => use(readCredentialServices())

/** As `useServices`. */
export const useSocialServices = (): SocialServices => use(readSocialServices())

/** As `useServices`. */
export const useCareServices = (): CareServices => use(readCareServices())

/** As `useServices`. */
export const useHealthServices = (): HealthServices => use(readHealthServices())

/** As `useServices`. */
export const useRewardsServices = (): RewardsServices => use(readRewardsServices())

/** As `useServices`. */
export const useNotices = (): Notices => use(readNotices())

/** As `useServices`. */
export const useRequestServices = (): RequestServices => use(readRequestServices())
