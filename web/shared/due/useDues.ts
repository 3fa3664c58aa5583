import { dayOf, type IsoDate } from '@careplus/core/calendar'
import type { Children, StoolCheck, StoolChecks } from '@careplus/core/ports'
import { duesNow, type DuesNow, type RemindedAdult, type RemindedChild } from '@careplus/core/reminders'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useEffect, useMemo, useState } from 'react'
import { ofEach } from '../../calls/ofEach'
import { useRemote, type Remote } from '../../calls/remote'
import { useSession } from '../../calls/session/useSession'
import { useHealthLoader, useServices } from '../../calls/useServices'
import type { Group } from '../../composition/services'
import type { FollowedFamily } from '../growth/useFollowed'
import { listOnce, type ChildHere, type Family } from '../children/useFamily'
import { useImpatience } from './useImpatience'

/** How far ahead a day to come is told. */
const weekDays = 7

/** How long a page waits for what is known besides its children. */
const patienceMs = 1500

type NewestChecks = ReadonlyArray<readonly [childId: string, newest: StoolCheck | null]>

/** Of each child whose health data may be stored, the newest stool check. A child that cannot be read is left out. */
const readNewestChecks = (
  children: Pick<Children, 'list'>,
  stoolChecks: Pick<StoolChecks, 'ofChild'>,
): TE.TaskEither<never, NewestChecks> =>
  pipe(
    ofEach(children.list, (child) =>
      child.health_consent_at === null
        ? TE.right([])
        : pipe(
            stoolChecks.ofChild(child.id),
            TE.map((checks) => [[child.id, checks[0] ?? null] as const]),
            TE.orElse(() => TE.right<never, NewestChecks>([])),
          ),
    ),
    TE.map((all) => all.flat()),
    TE.orElse(() => TE.right<never, NewestChecks>([])),
  )

/** Adults of the account with their newest check; none where they cannot be read. */
const readAdults = ({ adults, mobilityChecks }: Group<'health'>): TE.TaskEither<never, ReadonlyArray<RemindedAdult>> =>
  pipe(
    ofEach(adults.list, (adult) =>
      pipe(
        mobilityChecks.ofAdult(adult.id),
        TE.map((checks): RemindedAdult => ({ id: adult.id, name: adult.name, mobility: checks[0] ?? null })),
      ),
    ),
    TE.orElse(() => TE.right<never, ReadonlyArray<RemindedAdult>>([])),
  )

/** What is known of a child for its due dates; a birth date that cannot be read has none. */
const remindedOf =
  (checks: NewestChecks, followed: FollowedFamily) =>
  ({ child }: ChildHere): ReadonlyArray<RemindedChild> => {
    const born = dayOf(child.birthDate)
    const checked = checks.find(([id]) => id === child.id)
    if (born === null || checked === undefined) return []
    const { id, nickname } = child
    return [{ id, nickname, birthDate: born, growth: followed?.get(id)?.child.due ?? null, stool: checked[1] }]
  }

interface Besides {
  readonly checks: NewestChecks
  readonly adults: ReadonlyArray<RemindedAdult>
}

const useHealth = (): Group<'health'> | 'failed' | null => {
  const [health, setHealth] = useState<Group<'health'> | 'failed' | null>(null)
  const load = useHealthLoader()
  useEffect(() => {
    load().then(setHealth, () => setHealth('failed'))
  }, [load])
  return health
}

export interface Dues extends DuesNow {
  /** Nothing more is waited for; before that the page would jump. */
  readonly settled: boolean
}

const none: DuesNow = { now: [], soon: [] }

/** What is due for everyone at home. Whatever cannot be read is left out: the page is useful without. */
export const useDues = (
  family: Family | null,
  followed: FollowedFamily,
  today: IsoDate | null,
  soonDays = weekDays,
): Dues => {
  const { children } = useServices()
  const memberId = useSession().user?.id ?? ''
  const health = useHealth()
  const read = useMemo((): TE.TaskEither<never, Besides> | null => {
    if (health === null || health === 'failed') return null
    const [checks, adults] = [readNewestChecks(listOnce(memberId, children), health.stoolChecks), readAdults(health)]
    return async () => {
      const [checked, known] = await Promise.all([checks(), adults()])
      return E.right({
        checks: E.isRight(checked) ? checked.right : [],
        adults: E.isRight(known) ? known.right : [],
      })
    }
  }, [children, health, memberId])
  const [besides]: readonly [Remote<Besides>, () => void] = useRemote('dues', read)
  const over = useImpatience(patienceMs)
  const dues = useMemo(() => {
    if (family === null || today === null || besides._tag !== 'ready') return none
    const { checks, adults } = besides.value
    return duesNow({ children: family.flatMap(remindedOf(checks, followed)), adults }, today, soonDays)
  }, [family, followed, today, besides, soonDays])
  return { ...dues, settled: over || health === 'failed' || besides._tag === 'ready' }
}
