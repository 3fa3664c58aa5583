import type { SocialName, SocialWay } from '@careplus/core/ports'
import type { ReturnAddress, SocialOutcome } from '@careplus/core/session'
import * as E from 'fp-ts/Either'
import { useEffect, useRef, useState } from 'react'
import { useSocialLoader } from '../../../calls/useServices'
import { socialCopy } from '../../../copy/social.th'
import { awaitAnswer } from './channel'
import { leaveFor } from './leaveFor'

export type LeavingStage =
  | { readonly _tag: 'still' }
  | { readonly _tag: 'leaving' | 'elsewhere' | 'finishing'; readonly name: SocialName }
  | { readonly _tag: 'failed'; readonly words: string }

export const busyWith = (stage: LeavingStage): SocialName | null =>
  'name' in stage && isBusy[stage._tag] ? stage.name : null

const isBusy: Readonly<Record<LeavingStage['_tag'], boolean>> = {
  still: false,
  leaving: true,
  elsewhere: false,
  finishing: true,
  failed: false,
}

export const useLeaveFor = (purpose: 'signIn' | 'link', onDone: (outcome: SocialOutcome) => void) => {
  const loadSocialServices = useSocialLoader()
  const [stage, setStage] = useState<LeavingStage>({ _tag: 'still' })
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])

  const finish = async (name: SocialName, address: ReturnAddress): Promise<void> => {
    setStage({ _tag: 'finishing', name })
    const { finish: finishSocial } = await loadSocialServices()
    const answer = await finishSocial(address)
    if (E.isLeft(answer)) {
      const { failureWords } = await import('./failureWords')
      return setStage({ _tag: 'failed', words: failureWords(answer.left) })
    }
    if (answer.right._tag === 'Linked') setStage({ _tag: 'still' })
    onDone(answer.right)
  }

  const leave = (name: SocialName, method: SocialWay): void => {
    if (busyWith(stage) !== null) return
    stop.current()
    setStage({ _tag: 'leaving', name })
    const lost = (): void => setStage({ _tag: 'failed', words: socialCopy.unavailable(name) })
    leaveFor(name, method, purpose).then(({ state }) => {
      if (state === null) return
      setStage({ _tag: 'elsewhere', name })
      stop.current = awaitAnswer(state, (address) => void finish(name, address).catch(lost))
    }, lost)
  }

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setStage({ _tag: 'still' })
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])

  return { stage, leave }
}
