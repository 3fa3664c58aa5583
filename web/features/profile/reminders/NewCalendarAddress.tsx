import { useState } from 'react'
import { remindersCopy } from '../../../copy/reminders.th'
import { Button } from '../../../ui/Button'
import { LinkButton } from '../../../ui/LinkButton'
import { Note } from '../../../ui/Note'
import { addByUrl, subscribes, webcalOf } from './calendarApps'

const copy = remindersCopy.made

export const NewCalendarAddress = ({ url }: { readonly url: string }) => {
  const [copied, setCopied] = useState<boolean | null>(null)
  const [byApp] = useState(() => subscribes(navigator.userAgent))
  const copyUrl = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const apps = byApp ? copy.ways : copy.ways.toReversed()
  return (
    <section className="reminders-made" aria-labelledby="reminders-made">
      <h3 id="reminders-made">{copy.title}</h3>
      <p className="reminders-url" role="group" aria-label={copy.address}>
        {url}
      </p>
      <p>{copy.once}</p>
      {byApp && (
        <LinkButton wide href={webcalOf(url)}>
          {copy.add}
        </LinkButton>
      )}
      <Button tone={byApp ? 'light' : 'primary'} wide onClick={copyUrl}>
        {copied === true ? copy.copied : copy.copy}
      </Button>
      {copied === false && (
        <Note tone="warn" live>
          {copy.copyFailed}
        </Note>
      )}
      <dl>
        {apps.map(({ name, text, google }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}
              {google && (
                <a className="reminders-google" href={addByUrl} target="_blank" rel="noopener noreferrer">
                  {copy.google}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {!byApp && (
        <LinkButton tone="light" wide href={webcalOf(url)}>
          {copy.other}
        </LinkButton>
      )}
      <p className="small second">{copy.slow}</p>
    </section>
  )
}
