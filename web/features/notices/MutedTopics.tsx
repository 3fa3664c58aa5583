import { mutableTopics, type MutedTopic } from '@careplus/core/notices'
import { useState } from 'react'
import { setUnreadCount } from '../../calls/notices/unreadNotices'
import { useNotices, useServices } from '../../calls/useServices'
import { noticeCopy } from '../../copy/notices.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { useSession } from '../../calls/session/useSession'
import { Rows } from '../../ui/Card'
import { Switch } from '../../ui/Switch'
import { changeFailureText } from './changeFailureText'

const copy = noticeCopy.mutes

interface Props {
  readonly mutes: ReadonlyArray<MutedTopic>
  readonly onChanged: () => void
}

/** Changes apply at once. Notices about the account itself cannot be muted. */
export const MutedTopics = ({ mutes, onChanged }: Props) => {
  const notices = useNotices()
  const { random } = useServices()
  const memberId = useSession().user?.id ?? ''
  const { busy, failure, run } = useSending()
  const [wished, setWished] = useState<ReadonlyArray<MutedTopic> | null>(null)
  const shown = failure === null ? (wished ?? mutes) : mutes
  const change = (topic: MutedTopic, on: boolean): void => {
    if (busy) return
    const next = on ? shown.filter((each) => each !== topic) : [...shown, topic]
    setWished(next)
    const key = random.uuid()
    run(
      () => notices.mute(next, key),
      ({ unread }) => {
        setUnreadCount(memberId, unread)
        onChanged()
      },
    )
  }
  return (
    <section className="notices-mutes" aria-labelledby="notices-mutes">
      <h2 id="notices-mutes">{copy.title}</h2>
      <Rows label={copy.title}>
        {mutableTopics.map((topic) => (
          <li key={topic}>
            <Switch checked={!shown.includes(topic)} onChange={(on) => change(topic, on)}>
              <span className="ui-row__title">{copy.topics[topic].title}</span>
              <span className="ui-row__second">{copy.topics[topic].text}</span>
            </Switch>
          </li>
        ))}
      </Rows>
      <FailureNote failure={failure} textOf={changeFailureText} />
      <p className="second small">{copy.always}</p>
    </section>
  )
}
