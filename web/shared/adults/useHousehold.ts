import type { AdultsHere } from '@careplus/core/adults'
import type { Adult, AdultPassage, Adults, CallFailure, MobilityCheck, MobilityChecks } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { useMemo } from 'react'
import { useHealthServices } from '../../calls/useServices'
import { ofEach } from '../../calls/ofEach'
import { useRemote, type Remote } from '../../calls/remote'

/** An adult with every check, newest first. */
export interface AdultView {
  readonly adult: Adult
  readonly checks: ReadonlyArray<MobilityCheck>
  /** Kept on this device, and what is noted of the way into the account. null: in the account. */
  readonly passage: AdultPassage | null
}

export interface Household {
  /** Those of the account, then those of this device. */
  readonly adults: ReadonlyArray<AdultView>
  /** Why those of the account could not be read; what the device keeps is shown. */
  readonly unread: CallFailure | null
}

interface Deps {
  readonly adults: Pick<Adults, 'list'>
  readonly mobilityChecks: Pick<MobilityChecks, 'ofAdult'>
  readonly adultsHere: Pick<AdultsHere, 'settle'>
}

const inAccount = ({ adults, mobilityChecks }: Deps): TE.TaskEither<CallFailure, ReadonlyArray<AdultView>> =>
  ofEach(adults.list, (adult) =>
    pipe(
      mobilityChecks.ofAdult(adult.id),
      TE.map((checks) => ({ adult, checks, passage: null })),
    ),
  )

/** Whoever has agreed is moved first. One who is half moved is told once, as this device has them. */
export const readHousehold =
  (deps: Deps): TE.TaskEither<CallFailure, Household> =>
  async () => {
    const here = await deps.adultsHere.settle()
    const mine: ReadonlyArray<AdultView> = E.isRight(here) ? here.right : []
    const account = await inAccount(deps)()
    if (E.isLeft(account)) return mine.length === 0 ? account : E.right({ adults: mine, unread: account.left })
    const half = new Set(mine.map(({ passage }) => passage?.accountId))
    return E.right({ adults: [...account.right.filter(({ adult }) => !half.has(adult.id)), ...mine], unread: null })
  }

export const useHousehold = (): readonly [Remote<Household>, () => void] => {
  const { adults, mobilityChecks, adultsHere } = useHealthServices()
  const read = useMemo(
    () => readHousehold({ adults, mobilityChecks, adultsHere }),
    [adults, mobilityChecks, adultsHere],
  )
  return useRemote('household', read)
}
