import { nothingTracked } from '@careplus/core/internal/consents'
import { useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { trackingCopy as copy } from '../../copy/tracking.th'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { Dialog } from '../../ui/Dialog'
import { Lock } from '../../ui/icons'
import { Note } from '../../ui/Note'
import { useToast } from '../../ui/Toast'
import { openConsent } from '../../calls/consents/consentSheet'
import { chooseAsVisitor, visitorChoice } from '../../calls/tracking/trackingChoice'
import { watchFromNow } from '../../calls/tracking/startTracking'
import { ConsentTextLinks } from '../../shared/consents/ConsentTextLinks'
import './consentSheet.css'

const formId = 'tracking-consent'
const close = (): void => openConsent(null)

/** Refusing is as large and as near as agreeing, and nothing is ticked in advance. */
const ConsentSheet = () => {
  const toast = useToast()
  const [before] = useState(() => visitorChoice() ?? nothingTracked)
  const saveChoice = (choice: typeof before): void => {
    chooseAsVisitor(choice)
    watchFromNow()
    toast({ text: copy.saved })
    close()
  }
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    saveChoice({ analytics: ticked.has('analytics'), advertising: ticked.has('advertising') })
  }
  return (
    <Dialog
      open
      onClose={close}
      title={copy.title}
      actions={
        <div className="tracking-deeds">
          <Button tone="second" wide onClick={() => saveChoice(nothingTracked)}>
            {copy.refuse}
          </Button>
          <Button type="submit" form={formId} wide>
            {copy.save}
          </Button>
          <Link href="/privacy-policy-new" onClick={close} className="tracking-policy">
            {copy.policy}
          </Link>
        </div>
      }
    >
      <form id={formId} onSubmit={save} className="tracking-form">
        <p>{copy.lead}</p>
        <Checkbox name="analytics" defaultChecked={before.analytics} help={copy.analyticsHelp}>
          {copy.analytics}
        </Checkbox>
        <Checkbox name="advertising" defaultChecked={before.advertising} help={copy.advertisingHelp}>
          {copy.advertising}
        </Checkbox>
        <ConsentTextLinks purposes={['analytics', 'advertising']} onFollow={close} />
        <Note tone="offline" icon={Lock}>
          {copy.never}
        </Note>
      </form>
    </Dialog>
  )
}

export default ConsentSheet
