import { useLocation } from 'wouter'
import { useRequestServices } from '../../calls/useServices'
import { requestCopy as copy } from '../../copy/requests.th'
import { useParts } from '../../calls/parts'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { MessageSquare, Phone } from '../../ui/icons'
import { Note } from '../../ui/Note'
import { useToast } from '../../ui/Toast'
import { RequestForm } from './RequestForm'
import { RequestList } from './RequestList'
import { requestPath } from './requestPath'

const listId = 'asked'

export const AskPage = () => {
  const [, navigate] = useLocation()
  const { requests } = useRequestServices()
  const parts = useParts('requests', requests.list)
  const { list, older } = parts
  const showToast = useToast()
  const asked = list._tag === 'ready' ? list.value : []
  const answered = asked.filter(({ state }) => state === 'answered').length
  return (
    <div className="request-page">
      <section className="request-new" aria-labelledby="request-new">
        <p>{copy.lead}</p>
        {asked.length > 0 && (
          <div className="request-jump">
            <Rows>
              <Row
                lead={<Icon of={MessageSquare} />}
                title={older.more ? copy.list.title : copy.list.count(asked.length)}
                second={answered === 0 ? copy.list.waiting : copy.list.answered(answered)}
                onPress={() => document.getElementById(listId)?.focus()}
              />
            </Rows>
          </div>
        )}
        <h2 id="request-new">{copy.formTitle}</h2>
        <Note tone="warn" icon={Phone}>
          {copy.urgent}
        </Note>
        <RequestForm
          onSent={({ id }) => {
            showToast({ text: copy.sent })
            navigate(requestPath(id))
          }}
        />
      </section>
      <section className="request-asked" aria-labelledby={listId}>
        <h2 id={listId} tabIndex={-1}>
          {copy.list.title}
        </h2>
        <RequestList parts={parts} />
      </section>
    </div>
  )
}
