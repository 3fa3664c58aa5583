import { outcomeOf } from '@careplus/core/call'
import { thaiDate } from '@careplus/core/calendar'
import { noticeDay, publishedKind, type OpenedNotice } from '@careplus/core/notices'
import { withThaiBreaks } from '@careplus/core/text'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../page/pageTitle'
import { useNotices } from '../../calls/useServices'
import { noticeCopy as copy } from '../../copy/notices.th'
import { useRemote } from '../../calls/remote'
import { nameLayout } from '../../layouts/ownLayout'
import { actionOf } from '../../shared/notices/noticeAppearance'
import { useReadNotices } from '../../shared/notices/useReadNotices'
import { Blocks } from '../../shared/published/Blocks'
import type { ScreenProps } from '../../page/route'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Layers } from '../../ui/Layers'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import './notice.css'
import kite from '../../ui/drawings/empty/kite.svg'

interface NoticeLink {
  readonly label: string
  readonly path: string
}

const linkOf = ({ notice, action }: OpenedNotice): NoticeLink | null =>
  notice.kind === publishedKind ? action : { label: actionOf(notice) ?? copy.page.open, path: notice.path }

const NoticeLinks = ({ opened }: { readonly opened: OpenedNotice }) => {
  const link = linkOf(opened)
  const campaign = opened.campaign_id === null ? null : `/campaign/${opened.campaign_id}`
  return (
    <div className="notice-page__ways">
      {link !== null && (
        <LinkButton wide href={link.path}>
          {link.label}
        </LinkButton>
      )}
      {campaign !== null && campaign !== link?.path && (
        <LinkButton wide tone="second" href={campaign}>
          {copy.page.campaign}
        </LinkButton>
      )}
      <LinkButton wide tone="ghost" href="/notice">
        {copy.page.all}
      </LinkButton>
    </div>
  )
}

const Head = ({ opened: { notice, layout } }: { readonly opened: OpenedNotice }) => {
  const words = (
    <>
      <p className="notice-day">{thaiDate(noticeDay(notice.at))}</p>
      <h1>{withThaiBreaks(notice.title)}</h1>
      {notice.kind === publishedKind && <p>{withThaiBreaks(notice.text)}</p>}
    </>
  )
  if (layout !== 'campaign') return <header className="notice-head">{words}</header>
  return (
    <div className="bleed notice-hero">
      <div className="notice-hero__sun" />
      <Layers tone="dark" />
      <div className="notice-hero__in">{words}</div>
    </div>
  )
}

const Opened = ({ opened, path }: { readonly opened: OpenedNotice; readonly path: string }) => {
  const { notice, layout, blocks } = opened
  const { markRead } = useReadNotices()
  usePageTitle(notice.title)
  useEffect(() => nameLayout(path, layout), [path, layout])
  useEffect(() => {
    void markRead(notice)
  }, [markRead, notice])
  return (
    <>
      <Head opened={opened} />
      <article className="notice-page">
        <Blocks blocks={blocks} />
        <NoticeLinks opened={opened} />
      </article>
    </>
  )
}

const NoticeRoute = ({ params: { id } }: ScreenProps<'id'>) => {
  const notices = useNotices()
  const [path] = useLocation()
  const [remote, reload] = useRemote(
    `notice ${id}`,
    useMemo(() => () => notices.open(id), [notices, id]),
  )
  if (remote._tag === 'ready') return <Opened opened={remote.value} path={path} />
  if (remote._tag === 'loading')
    return (
      <div className="notice-page notice-page--bare">
        <h1 className="ui-hidden">{copy.dashboard.title}</h1>
        <Skeleton shapes={['title', 'line', 'card']} />
      </div>
    )
  const missing = outcomeOf(remote.failure) === 'missing'
  return (
    <div className="notice-page notice-page--bare">
      {missing ? (
        <EmptyState
          drawing={kite}
          title={copy.missing.title}
          headingLevel={1}
          action={<LinkButton href="/notice">{copy.page.all}</LinkButton>}
        >
          {copy.missing.text}
        </EmptyState>
      ) : (
        <ErrorState title={copy.failed.title} headingLevel={1} onRetry={reload}>
          {copy.failed[remote.failure._tag]}
        </ErrorState>
      )}
    </div>
  )
}

export default NoticeRoute
