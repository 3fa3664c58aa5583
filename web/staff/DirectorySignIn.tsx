import { isRight } from 'fp-ts/Either'
import { useState } from 'react'
import { useBusy } from '../calls/useBusy'
import { staffCalls } from '../composition/staff'
import { staffDirectoryCopy as copy } from '../copy/staffPeople.th'
import { Button } from '../ui/Button'
import { Note } from '../ui/Note'
import { failureText } from './failureText'
import { signInRefusal } from './staffSession'

/** Leads to the company's directory, which leads back. */
export const DirectorySignIn = ({ kind }: { readonly kind: 'company' | 'sample' }) => {
  const [busy, run] = useBusy()
  const [error, setError] = useState<string | null>(signInRefusal === null ? null : copy.refused[signInRefusal])
  const go = async () => {
    setError(null)
    const answer = await staffCalls.beginSignIn({})
    if (isRight(answer)) location.assign(answer.right.url)
    else {
      const { left } = answer
      const isAway = left._tag === 'ApiError' && left.code === 'provider_unreachable'
      setError(isAway ? copy.refused.unavailable : failureText(left))
    }
  }
  return (
    <>
      <p className="second">{copy.lead}</p>
      {error !== null && (
        <Note tone="error" live>
          {error}
        </Note>
      )}
      <Button wide busy={busy} busyLabel={copy.busy} onClick={() => run(go)}>
        {copy[kind]}
      </Button>
    </>
  )
}
