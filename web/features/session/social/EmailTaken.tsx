import * as E from 'fp-ts/Either'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { loadServices, loadSocialServices } from '../../../calls/useServices'
import { useSubmit } from '../../../calls/useSubmit'
import { failureText, sessionCopy } from '../../../copy/session.th'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { goBackOr } from '../../../calls/session/returnAfterLogin'
import { usePageTitle } from '../../../page/pageTitle'
import { Button } from '../../../ui/Button'
import { ErrorNote } from '../../../ui/Note'
import { PasswordField } from '../../../ui/PasswordField'
import { MailedCode, OtherMethod } from './MailedCode'
import { saveNewcomer, type StoredNewcomer } from './newcomer'
import { useMailedCode } from './useMailedCode'

const copy = socialReturnCopy.taken

export interface EmailTakenProps {
  readonly newcomer: StoredNewcomer
  readonly onChange: (next: StoredNewcomer | null) => void
}

/** The provider's address has an account here. Nothing is linked before its owner has proved it, by code or password. */
export const EmailTaken = ({ newcomer, onChange }: EmailTakenProps) => {
  const [, navigate] = useLocation()
  const { mailed, asking, refusal: notSent, ask, keep } = useMailedCode(newcomer)
  const { busy, refusal, submit } = useSubmit(failureText)
  const { email, joinToken } = newcomer
  usePageTitle(copy.title)

  const signIn = async (password: string): Promise<string | void> => {
    if (password === '') return sessionCopy.password.empty
    const { session } = await loadServices()
    const done = await session.login({ email: email ?? '', password })
    if (E.isLeft(done)) {
      const failure = done.left
      if (failure._tag === 'ApiError' && failure.code === 'invalid_credentials') return copy.wrong
      return failure._tag === 'UnusableToken' ? sessionCopy.failure.server : failureText(failure)
    }
    const linked = await (await loadSocialServices()).social.link({ joinToken })
    if (E.isLeft(linked)) return failureText(linked.left)
    saveNewcomer(null)
    await goBackOr('/', navigate)
  }

  const press = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    submit(() => signIn(password))
  }

  if (mailed !== null)
    return (
      <div className="session-page">
        <MailedCode
          level={1}
          {...{ newcomer, mailed }}
          onChange={() => keep(null)}
          onResent={keep}
          onProved={onChange}
        />
      </div>
    )
  return (
    <div className="session-page">
      <div className="session-heading">
        <h1>{copy.title}</h1>
        <p className="second">
          <strong className="session-address">{email}</strong> {copy.lead(newcomer.provider)}
        </p>
      </div>
      <Button wide busy={asking} busyLabel={copy.sending} onClick={() => ask(email ?? '')}>
        {copy.code}
      </Button>
      <ErrorNote>{notSent}</ErrorNote>
      <form className="session-form" method="dialog" noValidate onSubmit={press}>
        <p className="session-or">{copy.orPassword}</p>
        <input type="hidden" autoComplete="username" name="email" value={email ?? ''} readOnly />
        <PasswordField label={sessionCopy.password.label} name="password" autoComplete="current-password" />
        <ErrorNote>{refusal}</ErrorNote>
        <Button type="submit" tone="second" wide busy={busy} busyLabel={copy.busy}>
          {copy.submit}
        </Button>
      </form>
      <OtherMethod />
    </div>
  )
}
