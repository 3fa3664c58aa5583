import type { IsoDate } from '@careplus/core/calendar'
import type { Child } from '@careplus/core/ports'
import { encodeStool } from '@careplus/core/stool'
import { Link } from 'wouter'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { Note } from '../../../ui/Note'
import { resultHref } from '../stoolPath'
import { inputsOf } from '../stoolTyped'
import { useStoolForm } from '../useStoolForm'

const copy = stoolResultCopy.calendar

export const UnsavedResult = ({ child, today }: { readonly child: Child; readonly today: IsoDate }) => {
  const { typed } = useStoolForm(false)
  const inputs = typed.child?.id === child.id ? inputsOf(typed, today) : null
  if (inputs === null) return null
  return (
    <Note>
      {copy.waiting}{' '}
      <Link href={resultHref(encodeStool(inputs), { childId: child.id })} className="nowrap">
        {copy.openWaiting}
      </Link>
    </Note>
  )
}
