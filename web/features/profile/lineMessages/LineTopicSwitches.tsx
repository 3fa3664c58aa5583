import { consentVersions } from '@careplus/core/consents'
import { lineTopics, type LineTopic } from '@careplus/core/line-messages'
import type { LineMessageSettings } from '@careplus/core/ports'
import { useState } from 'react'
import { Link } from 'wouter'
import { clearMemberCache } from '../../../calls/remote'
import { useSending } from '../../../calls/useSending'
import { useHealthServices, useServices } from '../../../calls/useServices'
import { lineMessagesCopy as copy } from '../../../copy/lineMessages.th'
import { consentTextHref } from '../../../shared/consents/consentText'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { Rows } from '../../../ui/Card'
import { Switch } from '../../../ui/Switch'
import { useToast } from '../../../ui/Toast'

interface Props {
  readonly settings: LineMessageSettings
  readonly onChanged: () => void
}

/** Off until switched on, each by itself, under the words that are agreed to; a change takes effect at once. */
export const LineTopicSwitches = ({ settings: { topics, can_mail }, onChanged }: Props) => {
  const { random } = useServices()
  const { lineMessages } = useHealthServices()
  const toast = useToast()
  const { busy, failure, run } = useSending()
  const [wished, setWished] = useState<ReadonlyArray<LineTopic> | null>(null)
  const shown = failure === null ? (wished ?? topics) : topics
  const change = (topic: LineTopic, on: boolean): void => {
    if (busy) return
    const next = lineTopics.filter((each) => (each === topic ? on : shown.includes(each)))
    setWished(next)
    const key = random.uuid()
    run(
      () => lineMessages.change(next, consentVersions.line, key),
      () => {
        clearMemberCache()
        toast({ text: on ? copy.on : copy.off })
        onChanged()
      },
    )
  }
  return (
    <>
      <p className="line-consent">
        {copy.consent} <Link href={consentTextHref('line')}>{copy.read}</Link>
      </p>
      <Rows label={copy.title}>
        {lineTopics.map((topic) => (
          <li key={topic} className="line-topic">
            <Switch checked={shown.includes(topic)} onChange={(on) => change(topic, on)}>
              <span className="ui-row__title">{copy.topics[topic].title}</span>
              <span className="ui-row__second">{copy.topics[topic].text}</span>
            </Switch>
          </li>
        ))}
      </Rows>
      <FailureNote failure={failure} />
      <p className="line-consent">{can_mail ? copy.safe : `${copy.safe} ${copy.noMail}`}</p>
    </>
  )
}
