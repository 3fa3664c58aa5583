import { isSameField } from '../../calls/form/changeDraft'
import { meanwhileCopy as copy } from '../../copy/meanwhile.th'
import { Note } from '../../ui/Note'
import { Spoken } from '../../ui/Spoken'
import type { FieldWords } from './Meanwhile'

interface Props<A> {
  readonly before: A
  readonly now: A
  readonly words: FieldWords<A>
}

export const ChangedSince = <A extends object>({ before, now, words }: Props<A>) => {
  const changed = Object.entries<FieldWords<A>[keyof A]>(words).flatMap(([field, named]) =>
    named === undefined || isSameField(before, now, field) ? [] : [{ field, label: named[0], text: named[1] }],
  )
  if (changed.length === 0) return null
  return (
    <Note live>
      <strong>{copy.changed}</strong>
      <ul className="meanwhile">
        {changed.map(({ field, label, text }) => (
          <li key={field}>
            <Spoken>{copy.from(label, text(before) || copy.empty, text(now) || copy.empty)}</Spoken>
          </li>
        ))}
      </ul>
    </Note>
  )
}
