import type { Child, InviteSecret, InviteWay, MadeInvite } from '@careplus/core/ports'
import { useState } from 'react'
import { useCareServices, useServices } from '../../calls/useServices'
import { partnerCopy as copy, partnerFailedText } from '../../copy/partners.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { FamilyFailed, FamilyStale } from '../../shared/children/FamilyGate'
import { clearMemberCache, useRemote } from '../../calls/remote'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Dock } from '../../shared/growth/Dock'
import { Icon } from '../../ui/Icon'
import { Plus, Share } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Segmented } from '../../ui/Segmented'
import { Skeleton } from '../../ui/Skeleton'
import { useToast } from '../../ui/Toast'
import { ConfirmCard } from './ConfirmCard'
import { EnterCode } from './EnterCode'
import { copyMessage, shareMessage } from './shareInvite'
import { Log } from './Log'
import { NewInviteCard } from './NewInviteCard'
import { OpenInvites } from './OpenInvites'
import { PartnerList } from './PartnerList'
import { RoleChoices } from './RoleChoices'
import { usePolled } from '../../calls/usePolled'
import { isOwn, sharesOf, type RolesByChild } from './rolesByChild'

interface CodeProps {
  readonly onFound: (secret: InviteSecret) => void
}

const NoChildren = ({ onFound }: CodeProps) => (
  <div className="partner">
    <section className="stack partner-section">
      <h2>{copy.enter.title}</h2>
      <p className="second">{copy.noChildren.text}</p>
      <EnterCode autoFocus={false} onFound={onFound} />
    </section>
    <LinkButton tone="second" wide href="/children/add-information" icon={<Icon of={Plus} size={20} />}>
      {copy.noChildren.add}
    </LinkButton>
  </div>
)

const HaveCode = ({ onFound }: CodeProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Card tone="sunk" as="section" className="partner-have">
      <h2>{open ? copy.enter.title : copy.enter.ask}</h2>
      {open ? (
        <>
          <p className="second">{copy.enter.text}</p>
          <EnterCode autoFocus onFound={onFound} />
        </>
      ) : (
        <Button tone="light" size="small" onClick={() => setOpen(true)}>
          {copy.enter.open}
        </Button>
      )}
    </Card>
  )
}

const Inviting = ({ all, onFound }: CodeProps & { readonly all: ReadonlyArray<Child> }) => {
  const { partners, invites } = useCareServices()
  const showToast = useToast()
  const [remote, reload] = useRemote('partners', partners.read)
  const [method, setMethod] = useState<InviteWay>('code')
  const [roles, setRoles] = useState<RolesByChild>({})
  const [created, setMade] = useState<MadeInvite | null>(null)
  const { busy, failure, run, changed } = useSending()

  const waiting = remote._tag === 'ready' ? remote.value.invites : []
  const made =
    created !== null && waiting.some(({ id, state }) => id === created.invite.id && state === 'open') ? created : null
  usePolled(waiting.length > 0, reload)

  const shares = sharesOf(all, roles, 'view')
  const renew = (): void => {
    clearMemberCache()
    reload()
  }
  const make = (): void =>
    run(
      () => invites.make(method, shares),
      (done) => {
        setMade(done)
        renew()
        scrollTo({ top: 0 })
      },
    )
  const copyIt = async ({ invite, secret }: MadeInvite): Promise<void> => {
    const done = await copyMessage(invite.way, secret)
    showToast(done ? { text: copy.made.copied } : { text: copy.made.notCopied, tone: 'failed' })
  }
  const giveAway = async (given: MadeInvite): Promise<void> => {
    if (!(await shareMessage(given.invite.way, given.secret))) await copyIt(given)
  }
  const shown = made !== null && made.invite.way === method ? made : null
  const answered = waiting.filter(({ state }) => state === 'answered')
  const open = waiting.filter(({ id, state }) => state === 'open' && id !== shown?.invite.id)

  return (
    <div className="partner partner--wide">
      <div className="partner-main">
        {remote._tag === 'ready' && remote.stale !== null && <FamilyStale />}
        {answered.map((invite) => (
          <ConfirmCard key={invite.id} invite={invite} onDecided={renew} />
        ))}
        <section className="stack partner-section" aria-labelledby="partner-invite">
          <h2 id="partner-invite">{copy.title}</h2>
          <p className="second">{copy.intro}</p>
          <Segmented<InviteWay>
            label={copy.way.label}
            hideLabel
            answer={false}
            options={[
              { value: 'code', label: copy.way.code },
              { value: 'link', label: copy.way.link },
            ]}
            value={method}
            onChange={(next) => {
              changed()
              setMethod(next)
            }}
          />
          {shown === null ? <p className="partner-about">{copy.about[method]}</p> : <NewInviteCard made={shown} />}
        </section>
        <section className="stack partner-section" aria-labelledby="partner-roles">
          <h2 id="partner-roles">{copy.roles.title}</h2>
          <p className="second">{copy.roles.text}</p>
          <RoleChoices
            {...{ all, roles }}
            unchosen="view"
            onChange={(next) => {
              changed()
              setRoles(next)
              setMade(null)
            }}
          />
          <FailureNote failure={failure} textOf={partnerFailedText} />
        </section>
      </div>
      <div className="partner-side">
        <OpenInvites open={open} onRevoked={renew} />
        {remote._tag === 'ready' && <PartnerList partners={remote.value.partners} all={all} onChanged={renew} />}
        {remote._tag === 'loading' && <Skeleton shapes={['title', 'card']} />}
        {remote._tag === 'failed' && <FamilyFailed failure={remote.failure} onRetry={reload} headingLevel={2} />}
        <Log all={all} />
        <HaveCode onFound={onFound} />
      </div>
      <Dock>
        {shown === null ? (
          <Button
            wide
            tone={answered.length > 0 ? 'second' : 'primary'}
            busy={busy}
            busyLabel={copy.making}
            waiting={shares.length === 0 ? copy.roles.nobody : undefined}
            onClick={make}
          >
            {copy.make[method]}
          </Button>
        ) : (
          <div className="partner-give">
            <Button
              wide
              tone={answered.length > 0 ? 'second' : 'primary'}
              icon={<Icon of={Share} size={22} />}
              onClick={() => void giveAway(shown)}
            >
              {copy.made.share[method]}
            </Button>
            <Button tone="second" onClick={() => void copyIt(shown)}>
              {copy.made.copy}
            </Button>
          </div>
        )}
      </Dock>
    </div>
  )
}

export const Household = ({ onFound }: CodeProps) => {
  const { children } = useServices()
  const [remote, reload] = useRemote('children', children.list)
  if (remote._tag === 'loading') return <Skeleton shapes={['title', 'card', 'card']} />
  if (remote._tag === 'failed') return <FamilyFailed failure={remote.failure} onRetry={reload} headingLevel={2} />
  const all = remote.value
  return all.some(isOwn) ? <Inviting {...{ all, onFound }} /> : <NoChildren onFound={onFound} />
}
