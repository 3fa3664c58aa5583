import type { IsoDate } from '@careplus/core/calendar'
import type { References } from '@careplus/core/growth'
import { useEffect, useMemo, useState } from 'react'
import type { Family } from '../children/useFamily'
import type { Followed } from './followGrowth'
import { loadReferences } from './useReferences'

/** Findings by child id. null: not loaded yet; a missing child could not be assessed. */
export type FollowedFamily = ReadonlyMap<string, Followed> | null

type Loaded = readonly [typeof import('./followGrowth'), References]

let loaded: Loaded | null = null

const load = async (): Promise<Loaded> => (loaded = await Promise.all([import('./followGrowth'), loadReferences()]))

const nobody: FollowedFamily = new Map()

export const useFollowed = (family: Family | null, today: IsoDate | null): FollowedFamily => {
  const [state, setState] = useState<Loaded | 'failed' | null>(loaded)
  const isNeeded = family?.some(({ records }) => records.length > 0) ?? false
  useEffect(() => {
    if (!isNeeded || loaded !== null) return
    let mounted = true
    const settle = (result: Loaded | 'failed') => mounted && setState(result)
    load().then(settle, () => settle('failed'))
    return () => {
      mounted = false
    }
  }, [isNeeded])
  return useMemo(() => {
    if (family === null || today === null) return null
    if (!isNeeded || state === 'failed') return nobody
    if (state === null) return null
    const [{ followFamily }, references] = state
    return followFamily(references, family, today)
  }, [family, today, isNeeded, state])
}
