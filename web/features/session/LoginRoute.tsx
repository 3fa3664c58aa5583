import { outcomeOf, waitOf } from '@careplus/core/call'
import * as E from 'fp-ts/Either'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { prerenderedMarkup } from '../../page/prerenderedMarkup'
import { canStoreSessions } from '../../calls/session/returnPath'
import { loadServices } from '../../calls/useServices'
import { untilUnload } from '../../calls/useBusy'
import { useSubmit } from '../../calls/useSubmit'
import { failureText, sessionCopy } from '../../copy/session.th'
import { Hero } from '../../ui/Hero'
import { Note } from '../../ui/Note'
import { LoginForm, type LoginField, type LoginProblems } from './LoginForm'
import { LineFirst } from './LineFirst'
import { OtherSignInMethods } from './OtherSignInMethods'
import { afterPress, loadRules, prepareForm } from '../../shared/account/prepareForm'
import { useCountdown } from '../../shared/account/useCountdown'
import { useInLine } from '../../shared/account/social/useInLine'
import '../../shared/account/session.css'

const copy = sessionCopy.login
const Art = prerenderedMarkup('login-art', () => import('./WaveArt'))

const focusField = (form: HTMLFormElement, field: LoginField): void =>
  form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()

/** `/login`. Once the session exists, the route's guard leads to the page the parent wanted, or home. */
const LoginRoute = () => {
  const { busy, refusal, submit } = useSubmit(failureText)
  const [problems, setProblems] = useState<LoginProblems>({})
  const [secondsLeft, waitFor] = useCountdown()
  const [forgetful, setForgetful] = useState(false)
  const inLine = useInLine()
  useEffect(() => setForgetful(!canStoreSessions()), [])

  const leave = (field: LoginField, typed: string): void => {
    if (field !== 'email' || typed === '') return
    void Promise.all([loadRules(), afterPress()]).then(
      ([{ readEmail }]) => {
        const read = readEmail(typed)
        setProblems((all) => ({ ...all, email: E.isLeft(read) ? read.left : undefined }))
      },
      () => undefined,
    )
  }
  const typing = (field: LoginField): void =>
    setProblems((all) => (all[field] === undefined ? all : { ...all, [field]: undefined }))

  const signIn = async (typed: Readonly<Record<LoginField, string>>, form: HTMLFormElement): Promise<string | void> => {
    const [{ readEmail }, { session }] = await Promise.all([loadRules(), loadServices()])
    const address = readEmail(typed.email)
    const found: LoginProblems = {
      email: E.isLeft(address) ? address.left : undefined,
      password: typed.password === '' ? sessionCopy.password.empty : undefined,
    }
    setProblems(found)
    if (E.isLeft(address) || found.password !== undefined) {
      return focusField(form, found.email === undefined ? 'password' : 'email')
    }
    const done = await session.login({ email: address.right, password: typed.password })
    if (E.isRight(done)) return untilUnload()
    const failure = done.left
    if (failure._tag === 'ApiError' && outcomeOf(failure) === 'tooMany') return waitFor(waitOf(failure))
    if (failure._tag === 'ApiError' && failure.code === 'invalid_credentials') {
      focusField(form, 'password')
      return copy.wrong
    }
    return failure._tag === 'UnusableToken' ? sessionCopy.failure.server : failureText(failure)
  }

  return (
    <>
      <div className="bleed">
        <Hero size="short" art={<Art className="session-art" />} className="session-hero">
          <h1>
            {copy.title[0]}
            <br />
            {copy.title[1]}
          </h1>
        </Hero>
      </div>
      <div className="session-page">
        {forgetful && <Note tone="warn">{copy.forgetful}</Note>}
        {inLine !== false && <LineFirst known={inLine === true} />}
        <LoginForm
          busy={busy}
          refusal={refusal}
          waiting={secondsLeft === 0 ? undefined : copy.tooMany(secondsLeft)}
          problems={problems}
          onTouch={prepareForm}
          onLeave={leave}
          onType={typing}
          onSubmit={(typed, form) => submit(() => signIn(typed, form))}
        />
        <OtherSignInMethods without={inLine === true ? 'line' : undefined} />
        <p className="session-other">
          {copy.noAccount} <Link href="/register">{copy.join}</Link>
        </p>
        <p className="session-other">
          {copy.earlier} <Link href="/migration">{copy.migrate}</Link>
        </p>
      </div>
    </>
  )
}

export default LoginRoute
