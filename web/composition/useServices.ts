import { use } from 'react'
import { fetchedOnce } from '../app/fetchedOnce'
import { startRuntime } from '../session/session'
import type { GrowthServices, Services } from './services'

/** The services, for an event handler. */
export const loadServices: () => Promise<Services> = fetchedOnce(async () => (await startRuntime()).services)

/** Keeping and sending growth drafts, for an event handler. */
export const loadGrowthServices: () => Promise<GrowthServices> = fetchedOnce(async () =>
  (await loadServices()).growth(),
)

/**
 * The services, for a screen: suspends until their chunk is there. Only under a guarded route, or below something that
 * the parent did: a prerendered page has no services, and a visitor who only reads does not pay for them.
 */
export const useServices = (): Services => use(loadServices())

/** As `useServices`. */
export const useGrowthServices = (): GrowthServices => use(loadGrowthServices())
