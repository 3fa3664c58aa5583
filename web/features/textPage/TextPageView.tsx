import { thaiFullDate } from '@careplus/core/calendar'
import type { TextPage } from '@careplus/core/publications'
import { useMemo } from 'react'
import { usePageHead } from '../../page/pageTitle'
import { textPageCopy as copy } from '../../copy/textPage.th'
import { Blocks } from '../../shared/published/Blocks'
import { Contents } from '../../shared/published/Contents'
import { sectionsOf } from '../../shared/published/textSections'
import { Row, Rows } from '../../ui/Card'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Tag } from '../../ui/Tag'
import { fullDateText } from '../../shared/growth/dateText'

/** Versions that were replaced; they stay readable. */
const successors: Readonly<Record<string, string>> = {
  'privacy-policy': '/privacy-policy-new',
  'privacy-policy-first': '/privacy-policy-new',
  'privacy-policy-2-1': '/privacy-policy-new',
  'terms-and-conditions-first': '/terms-and-conditions',
  'terms-and-conditions-2-0': '/terms-and-conditions',
}

const manyHeadings = 6

const Version = ({ version, effective_on: since, slug }: TextPage) => {
  if (version === null) return since === null ? null : <Tag tone="white">{copy.on(thaiFullDate(since))}</Tag>
  return (
    <p className="text-page-version">
      <Tag tone={slug in successors ? 'neutral' : 'white'}>{copy.version(fullDateText(version))}</Tag>{' '}
      {since !== null && <span>{copy.since(thaiFullDate(since))}</span>}
    </p>
  )
}

const Links = ({ links }: Pick<TextPage, 'links'>) => (
  <nav className="text-page-links" aria-label={copy.links}>
    <h2>{copy.links}</h2>
    <Rows>
      {links.map(({ label, path }) => (
        <Row key={path} href={path} title={label} />
      ))}
    </Rows>
  </nav>
)

export const TextPageView = ({ page }: { readonly page: TextPage }) => {
  const { slug, title, summary, links, blocks } = page
  const successor = successors[slug]
  const sections = useMemo(() => sectionsOf(blocks), [blocks])
  const long = sections.filter(({ heading }) => heading !== null).length >= manyHeadings
  usePageHead(useMemo(() => ({ title, description: summary, canonicalPath: `/${slug}` }), [title, summary, slug]))
  return (
    <>
      <div className="bleed text-page-head">
        <div>
          <h1>{title}</h1>
          <p>{summary}</p>
          <Version {...page} />
        </div>
      </div>
      <div className={long ? 'text-page text-page--long' : 'text-page'}>
        {successor !== undefined && (
          <Note
            tone="warn"
            action={
              <LinkButton href={successor} size="small">
                {copy.inForce}
              </LinkButton>
            }
          >
            {copy.superseded}
          </Note>
        )}
        {long && <Contents sections={sections} />}
        <div className="text-page-body">
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <Blocks blocks={section.blocks} />
            </section>
          ))}
        </div>
        {links.length > 0 && <Links links={links} />}
      </div>
    </>
  )
}
