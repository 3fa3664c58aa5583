import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { LoyaltyAnswer } from '@careplus/core/loyalty'
import type { DrawRecord } from '@careplus/core/loyalty-draw'
import { networkError, type CallFailure } from '@careplus/core/call'
import type { ItemPage, Rewards } from '@careplus/core/ports'
import { useMemo } from 'react'
import { saveLoyalty } from '../../calls/loyalty/storedLoyalty'
import { loadRewardsServices } from '../../calls/useServices'
import { loadAhead, useRemote, type Remote } from '../../calls/remote'
import { sessionView } from '../../calls/session/sessionView'
import { useSession } from '../../calls/session/useSession'
import { isNewPage } from './isNewPage'
import { writtenCatalogue, type Catalogue } from './writtenCatalogue'

const notLoaded = networkError('failed')

/** A visitor's page does not load the member's services. null: they cannot be loaded. */
const rewardsFor = async (memberId: string | null): Promise<Rewards | null> => {
  try {
    return memberId === null
      ? (await import('../../composition/visitorRewards')).visitorRewards
      : (await loadRewardsServices()).rewards
  } catch {
    return null
  }
}

interface Question<A> {
  readonly ask: (rewards: Rewards) => Promise<Either<CallFailure, A>>
  readonly toStore: (answer: A, memberId: string | null) => ReadonlyArray<LoyaltyAnswer>
  /** null: the page came without data. */
  readonly came?: () => A | null
}

const answered = async <A>({ ask, came }: Question<A>, memberId: string | null): Promise<E.Either<CallFailure, A>> => {
  const there = memberId === null ? (came?.() ?? null) : null
  if (there !== null) return E.right(there)
  const rewards = await rewardsFor(memberId)
  return rewards === null ? E.left(notLoaded) : ask(rewards)
}

const asked = async <A>(question: Question<A>, memberId: string | null): Promise<Either<CallFailure, A>> => {
  const answer = await answered(question, memberId)
  const signedIn = sessionView().user?.id ?? null
  // Another member may have signed in meanwhile; the answer is not theirs.
  if (E.isRight(answer) && signedIn === memberId) saveLoyalty(question.toStore(answer.right, memberId), memberId)
  return answer
}

const useQuestion = <A>(name: string, question: Question<A>): readonly [Remote<A>, () => void] => {
  const { status, user } = useSession()
  const memberId = user?.id ?? null
  const read = useMemo(
    () => (status === 'unknown' ? null : () => asked(question, memberId)),
    [status, memberId, question],
  )
  return useRemote(name, read)
}

const catalogue: Question<Catalogue> = {
  came: () => (isNewPage() ? writtenCatalogue() : null),
  ask: async (asking) => {
    const [rewards, luckyDraws] = await Promise.all([asking.rewards(), asking.luckyDraws()])
    if (E.isLeft(rewards)) return rewards
    return E.isLeft(luckyDraws) ? luckyDraws : E.right({ rewards: rewards.right, luckyDraws: luckyDraws.right })
  },
  toStore: ({ rewards, luckyDraws }, member_id) => [
    { _tag: 'Rewards', items: rewards, member_id },
    { _tag: 'LuckyDraws', items: luckyDraws, member_id },
  ],
}

export const readCatalogueAhead = (): void =>
  loadAhead('rewards', () => asked(catalogue, sessionView().user?.id ?? null))

export const useCatalogue = (): readonly [Remote<Catalogue>, () => void] => useQuestion('rewards', catalogue)

/** `opens`: it is the opened page, and becomes the last one stored on this device. */
export const useItem = (productId: string, opens = true): readonly [Remote<ItemPage>, () => void] => {
  const question = useMemo(
    (): Question<ItemPage> => ({
      ask: ({ item }) => item(productId),
      toStore: ({ item }, member_id) => (opens ? [{ _tag: 'Item', item, member_id }] : []),
    }),
    [productId, opens],
  )
  return useQuestion(`item ${productId}`, question)
}

export const useDrawRecord = (productId: string): readonly [Remote<DrawRecord>, () => void] => {
  const question = useMemo(
    (): Question<DrawRecord> => ({ ask: ({ drawRecord }) => drawRecord(productId), toStore: () => [] }),
    [productId],
  )
  return useQuestion(`draw ${productId}`, question)
}
