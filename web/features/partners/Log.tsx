import { mayDo } from '@careplus/core/partners'
import type { Child, ChildActivity } from '@careplus/core/ports'
import { useMemo, useState } from 'react'
import { useCareServices } from '../../calls/useServices'
import { partnerCopy } from '../../copy/partners.th'
import { nameOf } from '../../shared/children/childWords'
import { OlderButton } from '../../shared/list/OlderButton'
import { useParts } from '../../calls/parts'
import { Button } from '../../ui/Button'
import { Chip, ChipRow } from '../../ui/Chip'
import { dateText } from '../../shared/growth/dateText'
import { RetryNote } from '../../ui/RetryNote'
import { Skeleton } from '../../ui/Skeleton'
import { momentText } from './inviteTimes'

const copy = partnerCopy.log
const shownFirst = 6

const sentence = ({ kind, by, by_me, about, day }: ChildActivity, name: string): string =>
  copy.said[kind](
    by_me ? copy.me : (by ?? copy.unknown),
    about ?? copy.unknown,
    name,
    day === null ? '' : dateText(day),
  )

const OfChild = ({ child }: { readonly child: Child }) => {
  const { care } = useCareServices()
  const read = useMemo(() => care.activity(child.id), [care, child.id])
  const { list: remote, reload, older } = useParts(`activity.${child.id}`, read)
  const [all, setAll] = useState(false)
  if (remote._tag === 'loading') return <Skeleton shapes={['line', 'line', 'line']} />
  if (remote._tag === 'failed') return <RetryNote tone="offline" text={copy.failed} onRetry={reload} />
  if (remote.value.length === 0) return <p className="second">{copy.none}</p>
  const shown = all ? remote.value : remote.value.slice(0, shownFirst)
  return (
    <>
      <ol className="partner-log" aria-label={copy.title}>
        {shown.map((each) => (
          <li key={each.id}>
            <p>{sentence(each, nameOf(child))}</p>
            <p className="partner-log__when">{momentText(each.at)}</p>
          </li>
        ))}
      </ol>
      {shown.length < remote.value.length ? (
        <Button tone="second" size="small" className="partner-log__more" onClick={() => setAll(true)}>
          {copy.more}
        </Button>
      ) : (
        <OlderButton of={older} />
      )}
    </>
  )
}

export const Log = ({ all }: { readonly all: ReadonlyArray<Child> }) => {
  const followed = all.filter(({ role }) => mayDo(role, 'follow'))
  const [chosen, setChosen] = useState<string | null>(null)
  const child = followed.find(({ id }) => id === chosen) ?? followed[0]
  if (child === undefined) return null
  return (
    <section className="stack partner-section" aria-labelledby="partner-log">
      <h2 id="partner-log">{copy.title}</h2>
      {followed.length > 1 && (
        <ChipRow label={copy.choose}>
          {followed.map((one) => (
            <Chip key={one.id} chosen={one === child} onClick={() => setChosen(one.id)}>
              {nameOf(one)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <OfChild key={child.id} child={child} />
    </section>
  )
}
