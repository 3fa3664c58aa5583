import type { SocialName, SocialWay, WaysIn } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import type { ReturnAddress } from '@careplus/core/session'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { loadSocialServices } from '../../../composition/useServices'
import { socialCopy } from '../../../copy/social.th'
import { Icon } from '../../../ui/Icon'
import { ChevronRight } from '../../../ui/icons'
import { Note } from '../../../ui/Note'
import { Spinner } from '../../../ui/Spinner'
import { awaitAnswer } from './channel'
import { failureWords } from './failureWords'
import { inAppOf, outside } from './inApp'
import { leaveFor } from './leaving'
import { marks } from './marks'
import { keepNewcomer, newcomerFrom, placeOf } from './newcomer'

type Stage =
  | { readonly _tag: 'still' }
  | { readonly _tag: 'leaving' | 'elsewhere' | 'finishing'; readonly name: SocialName }
  | { readonly _tag: 'failed'; readonly words: string }

const names: ReadonlyArray<SocialName> = ['google', 'facebook']

/** Google inside another app: why it does not go there, and the way out of it. */
const GoogleOutside = ({ app }: { readonly app: 'line' | 'facebook' }) => {
  const Mark = marks.google
  return (
    <div className="session-way session-way--note">
      <Mark />
      <span>
        {socialCopy.inApp[app]}
        {app === 'line' && (
          <>
            {' '}
            <a href={outside(location.href)}>{socialCopy.inApp.open}</a>
          </>
        )}
      </span>
    </div>
  )
}

/** Google and Facebook, as far as the server offers them. Where a window is used its answer is finished here. */
export const SocialWays = ({ ways }: { readonly ways: Pick<WaysIn, SocialName> }) => {
  const [, navigate] = useLocation()
  const [stage, setStage] = useState<Stage>({ _tag: 'still' })
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const app = inAppOf(navigator.userAgent)

  const finish = async (name: SocialName, address: ReturnAddress): Promise<void> => {
    setStage({ _tag: 'finishing', name })
    const { finish: finishSocial } = await loadSocialServices()
    const done = await finishSocial(address)()
    if (E.isLeft(done)) setStage({ _tag: 'failed', words: failureWords(done.left) })
    else if (done.right._tag === 'NewHere') {
      const newcomer = newcomerFrom(done.right.name, done.right.newcomer)
      keepNewcomer(newcomer)
      navigate(placeOf(newcomer))
    }
    // Whoever is signed in is led on by the page's guard.
  }

  const leave = (name: SocialName, way: SocialWay): void => {
    if (stage._tag === 'leaving' || stage._tag === 'finishing') return
    stop.current()
    setStage({ _tag: 'leaving', name })
    const lost = (): void => setStage({ _tag: 'failed', words: socialCopy.unavailable(name) })
    leaveFor(name, way).then(({ state }) => {
      if (state === null) return
      setStage({ _tag: 'elsewhere', name })
      stop.current = awaitAnswer(state, (address) => void finish(name, address).catch(lost))
    }, lost)
  }

  // The page that went to the provider is shown again, as it was, by the browser's back button.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setStage({ _tag: 'still' })
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])

  const busy = stage._tag === 'leaving' || stage._tag === 'finishing' ? stage.name : null
  return (
    <>
      {names.map((name) => {
        const way = ways[name]
        const Mark = marks[name]
        if (way === null) return null
        if (name === 'google' && app !== null) return <GoogleOutside key={name} app={app} />
        return (
          <button
            key={name}
            type="button"
            className="session-way"
            aria-busy={busy === name || undefined}
            onClick={() => leave(name, way)}
          >
            <Mark />
            <span>{busy === name ? socialCopy.leaving(name) : socialCopy.use(name)}</span>
            {busy === name ? <Spinner /> : <Icon of={ChevronRight} size={20} />}
          </button>
        )
      })}
      {stage._tag === 'elsewhere' && <Note live>{socialCopy.waiting(stage.name)}</Note>}
      {stage._tag === 'failed' && (
        <Note tone="error" live>
          {stage.words}
        </Note>
      )}
    </>
  )
}
