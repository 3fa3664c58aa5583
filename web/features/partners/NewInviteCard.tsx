import type { MadeInvite } from '@careplus/core/ports'
import { useEffect, useState } from 'react'
import { clockText } from '../../shared/account/instants'
import { partnerCopy } from '../../copy/partners.th'
import { Layers } from '../../ui/Layers'
import { messageOf } from './shareInvite'
import { leftText, momentText } from './inviteTimes'

const copy = partnerCopy.made

const Left = ({ until }: { readonly until: string }) => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return <span className="partner-made__left">{copy.left(leftText(Date.parse(until) - now))}</span>
}

export const NewInviteCard = ({ made: { invite, secret } }: { readonly made: MadeInvite }) => {
  const { way, expires_at } = invite
  return (
    <section className="partner-made" aria-label={way === 'code' ? copy.code : copy.link}>
      <Layers kind="card" />
      <p>{way === 'code' ? copy.code : copy.link}</p>
      {way === 'code' ? (
        <p className="partner-made__code">
          <span className="ui-hidden">{copy.codeSpoken(secret)}</span>
          {[...secret].map((digit, index) => (
            <span key={index} aria-hidden="true">
              {digit}
            </span>
          ))}
        </p>
      ) : (
        <p className="partner-made__link">{messageOf(way, secret).url}</p>
      )}
      <p className="partner-made__until">
        {copy.until(way === 'code' ? clockText(expires_at) : momentText(expires_at))}
        {way === 'code' && (
          <>
            <br />
            <Left until={expires_at} />
          </>
        )}
      </p>
      <p className="partner-made__wait" role="status">
        {copy.waiting}
      </p>
    </section>
  )
}
