import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { growthDraftsCopy as copy } from '../../copy/growthDrafts.th'
import { rememberThenGo } from '../../calls/session/rememberThenGo'
import { Button, type ButtonTone } from '../../ui/Button'

export const draftsPath = '/children-profile/save-growth'

export const SignInButton = ({ tone, children }: { readonly tone: ButtonTone; readonly children: ReactNode }) => {
  const [, navigate] = useLocation()
  return (
    <Button tone={tone} wide onClick={() => void rememberThenGo(draftsPath, '/login', navigate)}>
      {children}
    </Button>
  )
}

export const SignInQuestion = () => {
  const [, navigate] = useLocation()
  return (
    <section className="draft-question" aria-labelledby="draft-sign-in">
      <h2 id="draft-sign-in">{copy.signedOut.title}</h2>
      <p>{copy.signedOut.text}</p>
      <div className="draft-actions">
        <SignInButton tone="primary">{copy.signedOut.signIn}</SignInButton>
        <Button tone="second" wide onClick={() => void rememberThenGo(draftsPath, '/register', navigate)}>
          {copy.signedOut.join}
        </Button>
      </div>
    </section>
  )
}
