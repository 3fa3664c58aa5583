import { isSameField, type ChangeDraft } from '../../calls/form/changeDraft'
import { meanwhileCopy as copy } from '../../copy/meanwhile.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { Spoken } from '../../ui/Spoken'

export type FieldWords<A> = { readonly [K in keyof A]?: readonly [label: string, text: (typed: A) => string] }

interface Props<A> {
  readonly held: ChangeDraft<A>
  readonly words: FieldWords<A>
  readonly onTake: (part: Partial<A>) => void
}

/** Changes of other carers since the form was begun. Each new value is beside the typed one, so that the parent chooses. */
export const Meanwhile = <A extends object>({ held, words, onTake }: Props<A>) => {
  const { base, typed, meanwhile } = held
  const changes = meanwhile.flatMap((field) => {
    const key = field as keyof A
    const named = words[key]
    return named === undefined ? [] : [{ key, field, label: named[0], text: named[1] }]
  })
  if (changes.length === 0) return null
  return (
    // A background load can bring it while the parent is elsewhere in the form.
    <Note live answers takesFocus={false}>
      <strong>{copy.title}</strong>
      <ul className="meanwhile">
        {changes.map(({ key, field, label, text }) => {
          const [theirs, mine] = [text(base.typed) || copy.empty, text(typed) || copy.empty]
          return (
            <li key={field}>
              {isSameField(base.typed, typed, field) ? (
                <Spoken>{copy.taken(label, theirs)}</Spoken>
              ) : (
                <>
                  <Spoken>{copy.both(label, theirs, mine)}</Spoken>{' '}
                  <Button size="small" tone="second" onClick={() => onTake({ [key]: base.typed[key] } as Partial<A>)}>
                    {copy.take(label, theirs)}
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {copy.save}
    </Note>
  )
}
