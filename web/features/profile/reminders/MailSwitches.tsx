import type { ReminderMail, ReminderSettings } from '@careplus/core/ports'
import { useState } from 'react'
import { useHealthServices, useServices } from '../../../calls/useServices'
import { remindersCopy } from '../../../copy/reminders.th'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { clearMemberCache } from '../../../calls/remote'
import { useSending } from '../../../calls/useSending'
import { Row, Rows } from '../../../ui/Card'
import { Icon } from '../../../ui/Icon'
import { Mail } from '../../../ui/icons'
import { Switch } from '../../../ui/Switch'
import { useToast } from '../../../ui/Toast'

const copy = remindersCopy.mail
const kinds = ['weighing', 'looking'] as const

interface Props {
  readonly settings: ReminderSettings
  readonly onChanged: () => void
}

export const MailSwitches = ({ settings: { mail, can_mail }, onChanged }: Props) => {
  const { random } = useServices()
  const { reminders } = useHealthServices()
  const toast = useToast()
  const { busy, failure, run } = useSending()
  const [wished, setWished] = useState<ReminderMail | null>(null)
  const shown = failure === null ? (wished ?? mail) : mail
  const change = (kind: (typeof kinds)[number], on: boolean): void => {
    if (busy) return
    const next = { ...shown, [kind]: on }
    setWished(next)
    const key = random.uuid()
    run(
      () => reminders.changeMail(next, key),
      () => {
        clearMemberCache()
        toast({ text: on ? copy.on : copy.off })
        onChanged()
      },
    )
  }
  if (!can_mail)
    return (
      <Rows label={copy.none}>
        <Row href="/change-email" lead={<Icon of={Mail} />} title={copy.none} second={copy.noneText} />
      </Rows>
    )
  return (
    <>
      <Rows label={copy.none}>
        {kinds.map((kind) => (
          <li key={kind} className="reminders-mail">
            <Switch checked={shown[kind]} onChange={(on) => change(kind, on)}>
              <span className="ui-row__title">{copy[kind]}</span>
              <span className="ui-row__second">{copy[`${kind}Text`]}</span>
            </Switch>
          </li>
        ))}
      </Rows>
      <FailureNote failure={failure} />
    </>
  )
}
