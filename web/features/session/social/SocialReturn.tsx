import { networkError } from '@careplus/core/call'
import type { SocialName } from '@careplus/core/ports'
import type { ReturnAddress, SocialRefused } from '@careplus/core/session'
import * as E from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useSocialLoader } from '../../../calls/useServices'
import { socialCopy } from '../../../copy/social.th'
import { goBackOr } from '../../../calls/session/returnAfterLogin'
import { usePageTitle } from '../../../page/pageTitle'
import { LinkButton } from '../../../ui/LinkButton'
import { passReturn } from '../../../shared/account/social/channel'
import { saveNewcomer, newcomerFrom, placeOf } from './newcomer'
import { SocialFailure } from './SocialFailure'
import './social.css'

const copy = socialCopy.callback

type Stage =
  | { readonly _tag: 'finishing' | 'handedOver' }
  | { readonly _tag: 'failed'; readonly refused: SocialRefused }
  | { readonly _tag: 'linked'; readonly name: SocialName }

const begun = new WeakSet<object>()

export interface SocialReturnProps {
  readonly answer: ReturnAddress
  readonly onNewcomer: () => void
}

const Linked = ({ name }: { readonly name: SocialName }) => {
  const title = copy.linked(name)
  usePageTitle(title)
  return (
    <div className="callback">
      <h1>{title}</h1>
      <p className="second">{copy.linkedLead(name)}</p>
      <LinkButton href="/user-profile#sign-in-methods" wide>
        {copy.onward}
      </LinkButton>
    </div>
  )
}

const SocialReturn = ({ answer, onNewcomer }: SocialReturnProps) => {
  const [, navigate] = useLocation()
  const loadSocialServices = useSocialLoader()
  const [stage, setStage] = useState<Stage>({ _tag: 'finishing' })

  useEffect(() => {
    if (begun.has(answer)) return
    begun.add(answer)
    const work = async (): Promise<void> => {
      const { departureOf, finish } = await loadSocialServices()
      const departure = departureOf(answer)?.departure
      if (departure?.mode === 'popup' && (await passReturn(departure.state, answer))) {
        setStage({ _tag: 'handedOver' })
        window.close()
        return
      }
      const done = await finish(answer)
      if (E.isLeft(done)) return setStage({ _tag: 'failed', refused: done.left })
      switch (done.right._tag) {
        case 'SignedIn':
          return goBackOr('/', navigate)
        case 'Linked':
          return setStage({ _tag: 'linked', name: done.right.name })
        case 'NewHere': {
          const newcomer = newcomerFrom(done.right.name, done.right.newcomer)
          saveNewcomer(newcomer)
          const place = placeOf(newcomer)
          if (place === '/callback') onNewcomer()
          else navigate(place, { replace: true })
        }
      }
    }
    work().catch(() =>
      setStage({
        _tag: 'failed',
        refused: { name: null, why: networkError('failed') },
      }),
    )
  }, [answer, navigate, onNewcomer, loadSocialServices])

  if (stage._tag === 'failed') return <SocialFailure refused={stage.refused} />
  if (stage._tag === 'linked') return <Linked name={stage.name} />
  return (
    <div className="callback" aria-busy={stage._tag === 'finishing'}>
      <h1>{copy.finishing}</h1>
      <p className="second" role="status">
        {stage._tag === 'handedOver' ? copy.close : copy.lead}
      </p>
    </div>
  )
}

export default SocialReturn
