import type { AdultsHere } from '@careplus/core/adults'
import type { Adult, AdultPassage, CallFailure, FamilyReader, MobilityCheck } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { useMemo } from 'react'
import { loadOnce } from '../../calls/memberCache'
import { useRemote, type Remote } from '../../calls/remote'
import { useSession } from '../../calls/session/useSession'
import { useFamilyServices, useHealthServices } from '../../calls/useServices'
import { familyName } from '../children/useFamily'

/** Newest check first. */
export interface AdultView {
  readonly adult: Adult
  readonly checks: ReadonlyArray<MobilityCheck>
  /** The copy on this device, with its progress into the account. null: in the account. */
  readonly passage: AdultPassage | null
}

export interface Household {
  /** Adults of the account first, then those of this device. */
  readonly adults: ReadonlyArray<AdultView>
  readonly unread: CallFailure | null
}

interface Deps {
  readonly family: FamilyReader
  readonly adultsHere: Pick<AdultsHere, 'settle'>
}

/** Adults who have agreed are moved first. One whose move is unfinished is listed once, as stored on this device. */
export const readHousehold = async ({ family, adultsHere }: Deps): Promise<Either<CallFailure, Household>> => {
  const adults = await adultsHere.settle()
  const mine: ReadonlyArray<AdultView> = E.isRight(adults) ? adults.right : []
  const account = await family.read()
  if (E.isLeft(account)) return mine.length === 0 ? account : E.right({ adults: mine, unread: account.left })
  const half = new Set(mine.map(({ passage }) => passage?.accountId))
  const moved = account.right.adults.filter(({ adult }) => !half.has(adult.id))
  return E.right({ adults: [...moved.map((each) => ({ ...each, passage: null })), ...mine], unread: null })
}

export const useHousehold = (): readonly [Remote<Household>, () => void] => {
  const family = useFamilyServices()
  const { adultsHere } = useHealthServices()
  const memberId = useSession().user?.id ?? ''
  const read = useMemo(
    () => () => readHousehold({ family: { read: () => loadOnce(memberId, familyName, family.read) }, adultsHere }),
    [family, adultsHere, memberId],
  )
  return useRemote('household', read)
}
