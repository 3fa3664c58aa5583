import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { loadServices } from '../../calls/useServices'
import { unasked } from '../../page/build'
import { tabStore } from '../../page/tabStore'
import { phoneCopy } from '../../copy/phone.th'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { useSignInMethods } from '../../shared/account/useSignInMethods'
import { NumberForm } from './NumberForm'
import { PhoneScene } from '../../shared/account/PhoneScene'
import type { MobileNumber } from '@careplus/core/identity'
import type { NotRequested } from './requestCode'
import '../../shared/account/session.css'
import './phone.css'

const copy = phoneCopy.login

const asking = () => Promise.all([import('./requestCode'), loadServices()])

const LoginWithPhoneRoute = () => {
  const [, navigate] = useLocation()
  const methods = useSignInMethods()
  const [before, setBefore] = useState('')
  useEffect(() => {
    if (tabStore.get('careplus.phone.login') === null) return
    unasked(() => import('./phoneVisit')).then(
      ({ loadVisit }) => setBefore(loadVisit('login')?.phone ?? ''),
      () => undefined,
    )
  }, [])

  const onNumber = async (phone: MobileNumber): Promise<NotRequested | null> => {
    const [{ requestCode }, { phoneSignIn, clock }] = await asking()
    const refused = await requestCode('login', phone, phoneSignIn.askCode, clock)
    if (refused === null) navigate('/login-with-phone/login-form')
    return refused
  }
  return (
    <div className="session-page">
      <PhoneScene className="session-letter phone-scene" />
      <div className="session-heading phone-heading">
        <h1>{copy.title}</h1>
        <p className="second">{copy.lead}</p>
      </div>
      {methods?.phone === false ? (
        <>
          <Note tone="warn" live>
            {copy.absent}
          </Note>
          <LinkButton href="/login" wide>
            {copy.other}
          </LinkButton>
        </>
      ) : (
        <>
          <NumberForm
            key={before}
            label={phoneCopy.number.label}
            hint={copy.hint}
            submit={copy.submit}
            before={before}
            onTouch={() => void asking().catch(() => undefined)}
            onNumber={onNumber}
          />
          <p className="session-other">
            <Link href="/login">{copy.other}</Link>
          </p>
        </>
      )}
    </div>
  )
}

export default LoginWithPhoneRoute
