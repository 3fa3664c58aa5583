import { useState } from 'react'
import { remindersCopy } from '../../../copy/reminders.th'
import { Button } from '../../../ui/Button'
import { LinkButton } from '../../../ui/LinkButton'
import { Note } from '../../../ui/Note'

const copy = remindersCopy.made

/** What calendars subscribe to by. */
const webcalOf = (url: string): string => url.replace(/^https?:/, 'webcal:')

/** A new address, shown now and never again, and how it comes into a calendar. */
export const MadeAddress = ({ url }: { readonly url: string }) => {
  const [copied, setCopied] = useState<boolean | null>(null)
  const copyUrl = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className="reminders-made" aria-labelledby="reminders-made">
      <h4 id="reminders-made">{copy.title}</h4>
      <p className="reminders-url" role="group" aria-label={copy.address}>
        {url}
      </p>
      <p>{copy.once}</p>
      <LinkButton wide href={webcalOf(url)}>
        {copy.add}
      </LinkButton>
      <Button tone="light" wide onClick={copyUrl}>
        {copied === true ? copy.copied : copy.copy}
      </Button>
      {copied === false && (
        <Note tone="warn" live>
          {copy.copyFailed}
        </Note>
      )}
      <dl>
        {copy.ways.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="reminders-slow">{copy.slow}</p>
    </section>
  )
}
