import type { IsoDate } from '@careplus/core/calendar'
import { useEffect, useState, type ReactNode } from 'react'
import { unasked } from '../../page/build'
import { useSession } from '../../calls/session/useSession'
import { nobodyTyped, type ChildTyped, type CheckTyped } from '../../shared/growth/typedMeasurement'
import { typeInCheck, useCheck } from './growthCheck'
import type { Known, KnownChild } from './KnownChild'

interface Loaded {
  readonly member: string
  readonly all: ReadonlyArray<Known>
  readonly Card: typeof KnownChild | null
}

export interface CheckShown {
  readonly values: CheckTyped
  readonly onChange: (change: Partial<CheckTyped>) => void
  /** Replaces the child's fields (`isKnown`), or offers the account's children above them; null: no child is known. */
  readonly card: ReactNode
  readonly isKnown: boolean
  readonly waits: boolean
}

const childFields = Object.keys(nobodyTyped) as ReadonlyArray<keyof typeof nobodyTyped>
const isSame = (a: ChildTyped, b: ChildTyped): boolean => childFields.every((field) => a[field] === b[field])

export const useKnownChild = (today: IsoDate): CheckShown => {
  const { typed, ready, repairs } = useCheck()
  const { status, trouble, user } = useSession()
  const member = status === 'signedOut' ? null : (user?.id ?? null)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isOther, setOther] = useState(false)
  useEffect(() => {
    if (member === null) return
    let isMounted = true
    const settle = (found: Omit<Loaded, 'member'>) => isMounted && setLoaded({ member, ...found })
    unasked(() => import('./KnownChild')).then(
      ({ KnownChild: Card, knownChildren }) => settle({ all: knownChildren(member, today), Card }),
      () => settle({ all: [], Card: null }),
    )
    return () => {
      isMounted = false
    }
  }, [member, today])
  const isRead = loaded?.member === member
  const all = isRead && repairs === null ? (loaded?.all ?? []) : []
  const named = isSame(typed, nobodyTyped) ? all[0] : all.find((known) => isSame(typed, known.typed))
  const chosen = (isOther ? undefined : named) ?? null
  const Card = loaded?.Card ?? null
  return {
    values: chosen === null ? typed : { ...typed, ...chosen.typed },
    onChange: (change) => typeInCheck(chosen === null ? change : { ...chosen.typed, ...change }),
    card: Card !== null && all.length > 0 && (
      <Card
        {...{ all, chosen, today }}
        onChoose={(next) => {
          setOther(next === null)
          typeInCheck(next?.typed ?? { ...nobodyTyped, gestationDays: '' })
        }}
      />
    ),
    isKnown: chosen !== null,
    waits: member === null ? status === 'unknown' && trouble === null : !isRead || !ready,
  }
}
