import type { SignedInDevice } from '@careplus/core/ports'
import { useState } from 'react'
import { useCredentialServices, useServices } from '../../../calls/useServices'
import { devicesCopy as copy } from '../../../copy/devices.th'
import { OlderButton } from '../../../shared/list/OlderButton'
import { useParts } from '../../../calls/parts'
import { signOut } from '../../../calls/session/session'
import { clockText, dayText } from '../../../shared/account/instants'
import { Button } from '../../../ui/Button'
import { Row, Rows } from '../../../ui/Card'
import { Icon } from '../../../ui/Icon'
import { Smartphone } from '../../../ui/icons'
import { RetryNote } from '../../../ui/RetryNote'
import { Skeleton } from '../../../ui/Skeleton'
import { Tag } from '../../../ui/Tag'
import { useToast } from '../../../ui/Toast'
import { ConfirmSignOut, type SignOut } from './ConfirmSignOut'
import { LevelTitle } from '../LevelTitle'
import './devices.css'

const nameOf = ({ browser, system }: SignedInDevice): string => copy.name(browser, system)

const momentText = (instant: string): string => `${dayText(instant)} ${clockText(instant)}`

interface DeviceProps {
  readonly device: SignedInDevice
  readonly onEnd: () => void
}

const DeviceRow = ({ device, onEnd }: DeviceProps) => (
  <Row
    lead={<Icon of={Smartphone} />}
    title={nameOf(device)}
    second={
      <>
        <span className="nowrap">{copy.ways[device.strategy]} ·</span>{' '}
        <span className="nowrap">
          {device.here ? copy.signedIn(momentText(device.signedInAt)) : copy.lastUsed(momentText(device.lastUsedAt))}
        </span>
      </>
    }
    end={
      device.here ? (
        <Tag tone="pandan">{copy.here}</Tag>
      ) : (
        <button type="button" className="devices-end" aria-label={copy.endAria(nameOf(device))} onClick={onEnd}>
          {copy.end}
        </button>
      )
    }
  />
)

export const Devices = () => {
  const { random } = useServices()
  const { devices } = useCredentialServices()
  const { list, reload, older } = useParts('devices', devices.list)
  const [ending, setEnding] = useState<SignOut | null>(null)
  const toast = useToast()
  const ask = (next: Omit<SignOut, 'key'>): void => setEnding({ ...next, key: random.uuid() })

  const endOne = (device: SignedInDevice): void =>
    ask({
      title: copy.endTitle,
      text: copy.endText(nameOf(device)),
      confirm: copy.endConfirm,
      run: (key) => devices.end(device.id, key),
      done: copy.ended,
    })
  const endOthers = (): void =>
    ask({
      title: copy.othersTitle,
      text: copy.othersText,
      confirm: copy.endConfirm,
      run: devices.endOthers,
      done: copy.endedOthers,
    })
  const endAll = (): void =>
    ask({ title: copy.allTitle, text: copy.allText, confirm: copy.all, run: devices.endAll, done: null })

  const onEnded = ({ done }: SignOut): void => {
    setEnding(null)
    if (done === null) return void signOut()
    toast({ text: done })
    reload()
  }
  return (
    <section className="stack" id="devices">
      <LevelTitle title={copy.title} />
      {list._tag === 'loading' ? (
        <Skeleton shapes={['card']} />
      ) : list._tag === 'failed' ? (
        <RetryNote text={copy.failed} onRetry={reload} />
      ) : (
        <>
          <Rows label={copy.title}>
            {list.value.map((device) => (
              <DeviceRow key={device.id} device={device} onEnd={() => endOne(device)} />
            ))}
          </Rows>
          <OlderButton of={older} />
          <div className="devices-deeds">
            {list.value.length > 1 && (
              <Button tone="second" wide onClick={endOthers}>
                {copy.others}
              </Button>
            )}
            <Button tone="outline" wide onClick={endAll}>
              {copy.all}
            </Button>
          </div>
        </>
      )}
      <ConfirmSignOut ending={ending} onClose={() => setEnding(null)} onEnded={onEnded} />
    </section>
  )
}
