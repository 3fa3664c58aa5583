import { useRemote } from '../../../calls/remote'
import { useHealthServices } from '../../../calls/useServices'
import { lineMessagesCopy as copy } from '../../../copy/lineMessages.th'
import { SectionTitle } from '../../../ui/InnerHeader'
import { RetryNote } from '../../../ui/RetryNote'
import { Skeleton } from '../../../ui/Skeleton'
import { useSectionAt } from '../useSectionAt'
import { LineStep } from './LineStep'
import { LineTopicSwitches } from './LineTopicSwitches'
import './lineMessages.css'

export const LineMessages = () => {
  const { lineMessages } = useHealthServices()
  const [settings, reload] = useRemote('lineMessages', lineMessages.read)
  const section = useSectionAt('line', settings._tag !== 'loading')
  if (settings._tag === 'ready' && settings.value === null) return null
  return (
    <section className="line-messages" id="line" ref={section}>
      <SectionTitle title={copy.title} />
      {settings._tag === 'loading' ? (
        <Skeleton shapes={['card']} />
      ) : settings._tag === 'failed' || settings.value === null ? (
        <RetryNote text={copy.failed} onRetry={reload} />
      ) : settings.value.standing === 'friend' ? (
        <LineTopicSwitches settings={settings.value} onChanged={reload} />
      ) : (
        <LineStep standing={settings.value.standing} friendUrl={settings.value.friend_url} onLook={reload} />
      )}
    </section>
  )
}
