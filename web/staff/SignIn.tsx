import { isRight } from 'fp-ts/Either'
import type { CallFailure } from '@careplus/core/ports'
import { trimmed } from '@careplus/core/internal/text'
import { useEffect, useState } from 'react'
import { useBusy } from '../calls/useBusy'
import { staffCalls } from '../composition/staff'
import { staffCopy } from '../copy/staff.th'
import { staffDirectoryCopy } from '../copy/staffPeople.th'
import { Button } from '../ui/Button'
import { Mark } from '../ui/Logo'
import { Note } from '../ui/Note'
import { PasswordField } from '../ui/PasswordField'
import { DirectorySignIn } from './DirectorySignIn'
import { failureText } from './failureText'
import { signedIn } from './staffSession'
import { useAnswer } from './useAnswer'

const copy = staffCopy.signIn

const refused = (failure: CallFailure): string => {
  if (failure._tag !== 'ApiError') return failureText(failure)
  if (failure.code === 'token_expired') return copy.expired
  return /^(token_invalid|invalid_input)$/.test(failure.code) ? copy.wrong : failureText(failure)
}

/** `idle`: the session has ended by itself. */
export const SignIn = ({ idle }: { readonly idle: boolean }) => {
  const [token, setToken] = useState('')
  const [busy, run] = useBusy()
  const [error, setError] = useState<string | undefined>()
  const [methods] = useAnswer('methods', () => staffCalls.readSignInMethods({}))
  const { directory, token: takesToken } =
    methods._tag === 'ready' ? methods.value : { directory: 'none' as const, token: true }
  useEffect(() => {
    document.title = `${copy.title} · CarePlus`
  }, [])

  const submit = async () => {
    const typed = trimmed(token)
    if (typed === '') {
      setError(copy.empty)
      return
    }
    setError(undefined)
    const answer = await staffCalls.signIn({ body: { token: typed } })
    if (isRight(answer)) signedIn(answer.right)
    else setError(refused(answer.left))
  }
  return (
    <main className="staff-door">
      <form
        className="staff-door__card"
        onSubmit={(event) => {
          event.preventDefault()
          run(submit)
        }}
        noValidate
      >
        <span className="staff-door__logo">
          <Mark size={40} />
          CarePlus
        </span>
        <h1>{copy.title}</h1>
        {idle && (
          <Note tone="warn" live>
            {copy.idle}
          </Note>
        )}
        {directory !== 'none' && <DirectorySignIn kind={directory} />}
        {takesToken && (
          <>
            <p className="second">{directory === 'none' ? copy.lead : staffDirectoryCopy.or}</p>
            <PasswordField
              label={copy.token}
              hint={copy.tokenHint}
              error={error}
              value={token}
              onChange={(event) => {
                setToken(event.target.value)
                setError(undefined)
              }}
              autoComplete="off"
              autoFocus={directory === 'none'}
            />
            <Button
              type="submit"
              tone={directory === 'none' ? 'primary' : 'second'}
              wide
              busy={busy}
              busyLabel={copy.busy}
            >
              {copy.submit}
            </Button>
          </>
        )}
      </form>
    </main>
  )
}
