import { requestTopics, requestTopicWords, type RequestTopic } from '@careplus/core/requests'
import { requestCopy } from '../../copy/requests.th'
import { Chip } from '../../ui/Chip'
import { Field, useFieldTies } from '../../ui/Field'

interface Props {
  readonly chosen: RequestTopic | null
  readonly error: string | undefined
  readonly onChoose: (topic: RequestTopic) => void
}

export const TopicChips = ({ chosen, error, onChoose }: Props) => {
  const ties = useFieldTies({ error })
  return (
    <Field group ties={ties} label={requestCopy.topic} error={error}>
      <div className="wrap">
        {requestTopics.map((topic) => (
          <Chip key={topic} tick chosen={topic === chosen} onClick={() => onChoose(topic)}>
            {requestTopicWords[topic]}
          </Chip>
        ))}
      </div>
    </Field>
  )
}
