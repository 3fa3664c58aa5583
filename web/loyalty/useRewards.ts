import { sequenceT } from 'fp-ts/Apply'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { LoyaltyAnswer } from '@careplus/core/loyalty'
import type { DrawRecord } from '@careplus/core/loyalty-draw'
import type { CallFailure, ItemPage, NetworkError, Rewards } from '@careplus/core/ports'
import { useMemo } from 'react'
import { keepLoyalty } from '../composition/keptLoyalty'
import { loadRewardsServices } from '../composition/useServices'
import { useRemote, type Remote } from '../family/remote'
import { sessionView } from '../session/session'
import { useSession } from '../session/useSession'
import { isNewPage } from './isNewPage'
import { writtenCatalogue, type Catalogue } from './writtenCatalogue'

const notLoaded: NetworkError = { _tag: 'NetworkError', status: 0, message: 'Network Error', reason: 'failed' }

/** The rewards as whoever is here sees them: a visitor's page does without the member's services. */
const rewardsFor = (memberId: string | null): TE.TaskEither<CallFailure, Rewards> =>
  TE.tryCatch(
    async () =>
      memberId === null
        ? (await import('../composition/visitorRewards')).visitorRewards
        : (await loadRewardsServices()).rewards,
    () => notLoaded,
  )

interface Question<A> {
  readonly ask: (rewards: Rewards) => TE.TaskEither<CallFailure, A>
  /** What the device is to keep of the answer. */
  readonly kept: (answer: A, memberId: string | null) => ReadonlyArray<LoyaltyAnswer>
  /** What a visitor's page came with just now, which need not be asked for again; null: it came without. */
  readonly came?: () => A | null
}

const asked = <A>({ ask, kept, came }: Question<A>, memberId: string | null): TE.TaskEither<CallFailure, A> =>
  pipe(
    TE.fromIO(() => (memberId === null ? (came?.() ?? null) : null)),
    TE.chain((there) => (there === null ? pipe(rewardsFor(memberId), TE.chain(ask)) : TE.right(there))),
    TE.map((answer) => {
      const signedIn = sessionView().user?.id ?? null
      // Somebody else has signed in meanwhile: the answer is not theirs.
      if (signedIn === memberId) keepLoyalty(kept(answer, memberId), memberId)
      return answer
    }),
  )

/** `question` has to be the same value from render to render. */
const useQuestion = <A>(name: string, question: Question<A>): readonly [Remote<A>, () => void] => {
  const { status, user } = useSession()
  const memberId = user?.id ?? null
  const read = useMemo(() => (status === 'unknown' ? null : asked(question, memberId)), [status, memberId, question])
  return useRemote(name, read)
}

const catalogue: Question<Catalogue> = {
  came: () => (isNewPage() ? writtenCatalogue() : null),
  ask: ({ rewards, luckyDraws }) =>
    pipe(
      sequenceT(TE.ApplyPar)(rewards, luckyDraws),
      TE.map(([all, draws]) => ({ rewards: all, luckyDraws: draws })),
    ),
  kept: ({ rewards, luckyDraws }, member_id) => [
    { _tag: 'Rewards', items: rewards, member_id },
    { _tag: 'LuckyDraws', items: luckyDraws, member_id },
  ],
}

/** Every reward and lucky draw, as it stands for whoever is here. */
export const useCatalogue = (): readonly [Remote<Catalogue>, () => void] => useQuestion('rewards', catalogue)

/**
 * An item's page, as it stands for whoever is here. `opens`: it is the page that was opened, and becomes the last one on
 * this device.
 */
export const useItem = (productId: string, opens = true): readonly [Remote<ItemPage>, () => void] => {
  const question = useMemo(
    (): Question<ItemPage> => ({
      ask: ({ item }) => item(productId),
      kept: ({ item }, member_id) => (opens ? [{ _tag: 'Item', item, member_id }] : []),
    }),
    [productId, opens],
  )
  return useQuestion(`item ${productId}`, question)
}

/** Everything published of a draw that is over, for whoever is here. */
export const useDrawRecord = (productId: string): readonly [Remote<DrawRecord>, () => void] => {
  const question = useMemo(
    (): Question<DrawRecord> => ({ ask: ({ drawRecord }) => drawRecord(productId), kept: () => [] }),
    [productId],
  )
  return useQuestion(`draw ${productId}`, question)
}
