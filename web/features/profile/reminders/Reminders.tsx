import { useHealthServices } from '../../../calls/useServices'
import { remindersCopy as copy } from '../../../copy/reminders.th'
import { useRemote } from '../../../calls/remote'
import { RetryNote } from '../../../ui/RetryNote'
import { Skeleton } from '../../../ui/Skeleton'
import { CalendarCard } from './CalendarCard'
import { MailSwitches } from './MailSwitches'
import { LevelTitle } from '../LevelTitle'
import './reminders.css'

export const Reminders = () => {
  const { reminders } = useHealthServices()
  const [settings, reload] = useRemote('reminders', reminders.read)
  return (
    <section className="reminders" id="reminders">
      <LevelTitle title={copy.title} />
      {settings._tag === 'loading' ? (
        <Skeleton shapes={['card']} />
      ) : settings._tag === 'failed' ? (
        <RetryNote text={copy.failed} onRetry={reload} />
      ) : (
        <>
          <CalendarCard since={settings.value.calendar_since} onChanged={reload} />
          <MailSwitches settings={settings.value} onChanged={reload} />
        </>
      )}
    </section>
  )
}
