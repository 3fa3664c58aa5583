import type { LinkedWays } from '@careplus/core/ports'
import { Suspense } from 'react'
import { useAccountServices, useCredentialServices } from '../../calls/useServices'
import { useParts } from '../../calls/parts'
import { useRemote } from '../../calls/remote'
import { dashboardCopy } from '../../copy/dashboard.th'
import { profileCopy } from '../../copy/profile.th'
import { socialCopy } from '../../copy/social.th'
import { socialNames } from '@careplus/core/session'
import { Row } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Smartphone } from '../../ui/icons'

const copy = dashboardCopy.account

const waysText = (ways: LinkedWays): ReadonlyArray<string> => [
  ...(ways.email && ways.password ? [profileCopy.ways.password] : []),
  ...(ways.phone ? [profileCopy.ways.phone] : []),
  ...socialNames.filter((name) => ways[name]).map((name) => socialCopy.names[name]),
]

interface Props {
  readonly words: string
}

const Plain = ({ words }: Props) => (
  <Row href="/user-profile#devices" lead={<Icon of={Smartphone} />} title={copy.ways} second={words} />
)

const Read = () => {
  const devices = useParts('devices', useCredentialServices().devices.list)
  const [ways] = useRemote('account.ways', useAccountServices().own.ways)
  const said = [
    ...(devices.list._tag === 'ready'
      ? [(devices.older.more ? copy.more : copy.devices)(devices.list.value.length)]
      : []),
    ...(ways._tag === 'ready' ? waysText(ways.value) : []),
  ]
  return <Plain words={said.length === 0 ? copy.waysText : said.join(' · ')} />
}

/** On how many devices the member is signed in, and by which ways one can. */
export const DeviceRow = () => (
  <Suspense fallback={<Plain words={copy.waysText} />}>
    <Read />
  </Suspense>
)
