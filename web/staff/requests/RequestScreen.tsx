import { requestTopicWords } from '@careplus/core/requests'
import { staffCalls, type StaffRequest } from '../../composition/staff'
import { staffCopy } from '../../copy/staff.th'
import { staffRequestsCopy as copy } from '../../copy/staffRequests.th'
import { Icon } from '../../ui/Icon'
import { ChevronRight } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { useToast } from '../../ui/Toast'
import { Permitted } from '../Permitted'
import { RemoteView } from '../RemoteView'
import { Fact, FactCard } from '../FactCard'
import { ScreenFrame } from '../ScreenFrame'
import { memberText } from '../memberText'
import { ageText, momentText } from '../staffTimes'
import { useAnswer } from '../useAnswer'
import { useNow } from '../useNow'
import { useWaitingCounts } from '../waitingCounts'
import { AnswerForm } from './AnswerForm'
import { RequestPictures } from './RequestPictures'
import { StaffRequestTag } from './StaffRequestTag'
import './requests.css'

const actorText = (actor: string): string =>
  actor.startsWith('staff:') ? staffCopy.by(actor.slice('staff:'.length)) : copy.member

const Thread = ({ messages }: Pick<StaffRequest, 'messages'>) => (
  <section className="ui-card ui-card--plain staff-stack" aria-label={copy.thread}>
    <h2 className="staff-card-title">{copy.thread}</h2>
    <ol className="request-thread">
      {messages.map(({ by, actor, at, words }, index) => (
        <li key={index} className={`request-message request-message--${by}`}>
          <p className="second small">
            {actorText(actor)} · {momentText(at)}
          </p>
          <p className="request-message__words">{words}</p>
        </li>
      ))}
    </ol>
  </section>
)

export const RequestScreen = ({ id }: { readonly id: string }) => {
  const now = useNow()
  const showToast = useToast()
  const { recount } = useWaitingCounts()
  const [answer, reload] = useAnswer(id, () => staffCalls.readRequest({ params: { id } }))
  const [list, reloadList] = useAnswer('waiting', () => staffCalls.listRequests({}))
  const request = answer._tag === 'ready' ? answer.value : null
  const waiting = list._tag === 'ready' ? list.value : null
  const next = waiting?.requests.find((each) => each.id !== id)?.id
  return (
    <ScreenFrame
      title={request === null ? copy.title : requestTopicWords[request.topic]}
      trail={[
        `${copy.title} / ${waiting === null ? '' : copy.waiting(waiting.waiting)}`,
        ...(request?.state === 'waiting' ? [copy.age(ageText(request.since, now))] : []),
      ].join(' · ')}
      aside={
        request && (
          <>
            <StaffRequestTag state={request.state} />
            {next !== undefined && (
              <LinkButton
                href={`/requests/${next}`}
                tone="second"
                size="small"
                icon={<Icon of={ChevronRight} size={20} />}
              >
                {copy.next}
              </LinkButton>
            )}
          </>
        )
      }
    >
      <RemoteView answer={answer} retry={reload}>
        {(value) => (
          <div className="staff-columns">
            <div className="staff-stack">
              <FactCard label={copy.facts.label}>
                <Fact word={copy.facts.member}>{memberText(value.member)}</Fact>
                <Fact word={copy.facts.asked}>{momentText(value.asked_at)}</Fact>
              </FactCard>
              <Thread messages={value.messages} />
              {value.pictures.length > 0 && <RequestPictures id={value.id} pictures={value.pictures} />}
            </div>
            <Permitted to="requests.answer">
              <AnswerForm
                request={value}
                onNewer={reload}
                onAnswered={() => {
                  showToast({ text: copy.answer.sent })
                  reload()
                  reloadList()
                  recount()
                }}
              />
            </Permitted>
          </div>
        )}
      </RemoteView>
    </ScreenFrame>
  )
}
