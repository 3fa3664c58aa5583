import { useState } from 'react'
import { dayText } from '../../../shared/account/instants'
import { useHealthServices, useServices } from '../../../calls/useServices'
import { remindersCopy } from '../../../copy/reminders.th'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { clearMemberCache } from '../../../calls/remote'
import { useSending } from '../../../calls/useSending'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { useToast } from '../../../ui/Toast'
import { NewCalendarAddress } from './NewCalendarAddress'

const copy = remindersCopy.calendar

interface Props {
  /** UTC ISO instant; null where no address is in use. */
  readonly since: string | null
  readonly onChanged: () => void
}

type Asked = 'renew' | 'end' | null

export const CalendarCard = ({ since, onChanged }: Props) => {
  const { random } = useServices()
  const { reminders } = useHealthServices()
  const toast = useToast()
  const [made, setMade] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked>(null)
  const { busy, failure, run } = useSending()
  const changed = (url: string | null): void => {
    setMade(url)
    setAsked(null)
    clearMemberCache()
    onChanged()
  }
  const make = (): void => {
    const key = random.uuid()
    run(
      () => reminders.makeCalendar(key),
      ({ url }) => changed(url),
    )
  }
  const end = (): void => {
    const key = random.uuid()
    run(
      () => reminders.endCalendar(key),
      () => {
        changed(null)
        toast({ text: copy.ended })
      },
    )
  }
  const failed = <FailureNote failure={failure} />
  return (
    <Card tone={made === null ? 'plain' : 'pandan'} className="reminders-calendar">
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      {made !== null && <NewCalendarAddress url={made} />}
      {since === null && made === null ? (
        <>
          {asked === null && failed}
          <Button tone="second" wide busy={busy} busyLabel={copy.making} onClick={make}>
            {copy.make}
          </Button>
        </>
      ) : (
        <>
          {made === null && since !== null && (
            <p className="reminders-since">
              <strong>{copy.since(dayText(since))}</strong>
              <br />
              {copy.sinceText}
            </p>
          )}
          <div className="wrap">
            <Button tone="second" size="small" onClick={() => setAsked('renew')}>
              {copy.renew}
            </Button>
            <Button tone="outline" size="small" onClick={() => setAsked('end')}>
              {copy.end}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        {...(asked === 'end'
          ? { title: copy.endTitle, busyLabel: copy.ending, confirm: copy.endConfirm, keep: copy.endKeep }
          : {
              title: copy.renewTitle,
              tone: 'primary',
              busyLabel: copy.making,
              confirm: copy.renewConfirm,
              keep: copy.renewKeep,
            })}
        busy={busy}
        onConfirm={asked === 'end' ? end : make}
      >
        {asked === 'end' ? copy.endText : copy.renewText}
        {failed}
      </ConfirmDialog>
    </Card>
  )
}
