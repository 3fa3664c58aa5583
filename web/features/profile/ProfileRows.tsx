import type { SessionUser } from '@careplus/core/ports'
import type { ReactNode } from 'react'
import { useCredentialServices, useHealthServices } from '../../calls/useServices'
import { useParts } from '../../calls/parts'
import { useRemote } from '../../calls/remote'
import { helperChoices } from '../../composition/helperCookie'
import { addressCopy } from '../../copy/addresses.th'
import { devicesCopy } from '../../copy/devices.th'
import { profileCopy } from '../../copy/profile.th'
import { themeCopy } from '../../copy/theme.th'
import { useOnReturn } from '../../page/onReturn'
import { onSent } from '../../page/sent'
import { lacksOf } from '../../shared/account/ownUser'
import { useAddresses } from '../../shared/addresses/useAddresses'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import {
  Bell,
  Lock,
  MapPin,
  MessageSquare,
  ShieldCheck,
  Smartphone,
  Sun,
  User,
  Users,
  type LucideIcon,
} from '../../ui/icons'
import { addressesPath } from './addressesPath'
import { switchesOf } from './consentLines'
import { useConsents } from './Consents'
import { levelPath, levelTitles, type Level } from './profileLevels'
import { useLinkedMethods } from './useLinkedMethods'

const copy = profileCopy.rows

const useFresh = (reload: () => void): void => useOnReturn(reload, true, onSent)

const AboutState = ({ user }: { readonly user: SessionUser }) => {
  const [methods, reload] = useLinkedMethods()
  useFresh(reload)
  const lacks = lacksOf(user).length
  if (lacks > 0) return copy.lacks(lacks)
  if (methods._tag !== 'ready') return null
  return methods.value.email ? profileCopy.about.verified : profileCopy.about.unverified
}

const ConsentState = () => {
  const { first, reload } = useConsents()
  useFresh(reload)
  if (first === null) return null
  const switches = switchesOf(first.holding, first.children)
  return copy.on(switches.filter(({ granted }) => granted).length, switches.length)
}

const ReminderState = () => {
  const [settings, reload] = useRemote('reminders', useHealthServices().reminders.read)
  useFresh(reload)
  if (settings._tag !== 'ready') return null
  const { calendar_since, mail, can_mail } = settings.value
  const methods = [calendar_since !== null, ...(can_mail ? [mail.weighing, mail.looking] : [])]
  return copy.on(methods.filter(Boolean).length, methods.length)
}

const DeviceState = () => {
  const { list, older, reload } = useParts('devices', useCredentialServices().devices.list)
  useFresh(reload)
  if (list._tag !== 'ready') return null
  return (older.more ? devicesCopy.countOrMore : devicesCopy.count)(list.value.length)
}

const AddressState = () => {
  const [addresses] = useAddresses()
  return addresses._tag === 'ready' ? addressCopy.count(addresses.value.length) : null
}

interface Props {
  readonly user: SessionUser
  /** null: no level is open beside the rows. */
  readonly open: Level | null
}

export const ProfileRows = ({ user, open }: Props) => {
  const row = (level: Level, icon: LucideIcon, state: ReactNode) => (
    <Row
      href={levelPath(level)}
      lead={<Icon of={icon} />}
      title={levelTitles[level]}
      end={state}
      current={level === open}
    />
  )
  return (
    <div className="profile-rows">
      <Rows label={copy.title}>
        {row('about', User, <AboutState user={user} />)}
        <Row href={addressesPath} lead={<Icon of={MapPin} />} title={addressCopy.title} end={<AddressState />} />
        {row('consents', ShieldCheck, <ConsentState />)}
        {row('reminders', Bell, <ReminderState />)}
        {row('devices', Smartphone, <DeviceState />)}
        {row('theme', Sun, themeCopy[helperChoices().theme ?? 'light'])}
        {row('data', Lock, null)}
      </Rows>
      <Rows label={copy.others}>
        <Row href="/add-partner" lead={<Icon of={Users} />} title={copy.partner} />
        <Row href="/request" lead={<Icon of={MessageSquare} />} title={copy.request} />
      </Rows>
    </div>
  )
}
