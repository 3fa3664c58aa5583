import type { Child, GrowthDraft, HealthConsent } from '@careplus/core/ports'
import { useState, type SubmitEvent } from 'react'
import { growthCopy } from '../../copy/growth.th'
import { growthDraftsCopy } from '../../copy/growthDrafts.th'
import { healthConsent, useChildYes } from '../../shared/children/childYes'
import { ConsentBox, ConsentText } from '../../shared/consents/ConsentBox'
import { Button } from '../../ui/Button'
import { ChoiceCards } from '../../ui/ChoiceCards'
import { Note } from '../../ui/Note'
import { fullDateText } from '../../shared/growth/dateText'
import { childOf } from './shownDrafts'

const copy = growthDraftsCopy
const fresh = 'fresh'

export interface Agreed {
  /** null: a new child. */
  readonly childId: string | null
  /** null: that child's consent exists already. */
  readonly consent: HealthConsent | null
}

interface Props {
  readonly draft: GrowthDraft
  readonly accountChildren: ReadonlyArray<Child>
  readonly onAgree: (agreed: Agreed) => void
  readonly onDecline: () => void
}

/** The consent is not ticked in advance, and the form says what happens without it. */
export const ConsentForm = ({ draft, accountChildren, onAgree, onDecline }: Props) => {
  const [choice, setChoice] = useState<string | null>(
    () => draft.childId ?? (accountChildren.length === 0 ? fresh : (childOf(draft, accountChildren)?.id ?? null)),
  )
  const child = accountChildren.find(({ id }) => id === choice)
  const birthDate = child?.birthDate ?? draft.birthDate
  const yes = useChildYes(choice === null ? null : birthDate)
  const name = growthCopy.childName(child?.nickname ?? draft.name)
  const given = child !== undefined && child.health_consent_at !== null
  const waiting = choice === null ? copy.consent.chooseFirst : given || yes.agreed ? undefined : copy.consent.needed

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (waiting === undefined) onAgree({ childId: child?.id ?? null, consent: given ? null : healthConsent(birthDate) })
  }
  return (
    <form className="draft-form" onSubmit={submit}>
      {accountChildren.length > 0 && draft.childId === null && (
        <ChoiceCards
          label={copy.child.label}
          value={choice}
          onChange={(next) => {
            setChoice(next)
            yes.clear()
          }}
          choices={[
            ...accountChildren.map(({ id, nickname, birthDate }) => ({
              value: id,
              label: growthCopy.childName(nickname),
              help: copy.child.known(fullDateText(birthDate)),
            })),
            {
              value: fresh,
              label: copy.child.fresh(growthCopy.childName(draft.name)),
              help: copy.child.freshHelp(fullDateText(draft.birthDate)),
            },
          ]}
        />
      )}
      {child !== undefined && child.birthDate !== draft.birthDate && (
        <Note tone="warn">{copy.child.differs(fullDateText(child.birthDate))}</Note>
      )}
      {choice !== null && given && (
        <ConsentText name={name} headingLevel={4}>
          <p>{copy.consent.given(name)}</p>
        </ConsentText>
      )}
      {choice !== null && !given && (
        <ConsentBox name={name} headingLevel={4} yes={yes} without={copy.consent.without} />
      )}
      <div className="draft-actions">
        <Button type="submit" wide waiting={waiting}>
          {copy.consent.save}
        </Button>
        <Button tone="second" wide onClick={onDecline}>
          {copy.consent.notYet}
        </Button>
      </div>
    </form>
  )
}
