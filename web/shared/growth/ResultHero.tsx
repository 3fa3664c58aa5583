import type { ReactNode, Ref } from 'react'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { Hero } from '../../ui/Hero'
import { Phrases } from '../../ui/Phrases'
import './result.css'

interface Props {
  readonly picture: string
  readonly heightCm: number | null
  readonly over: ReactNode
  readonly heading: string
  readonly headingLevel?: 1 | 2
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly under?: ReactNode
  readonly due?: string | undefined
  readonly action?: ReactNode
}

/** A Thai letter with its vowels and tone marks counts as one. */
const graphemeCount = (text: string): number => [...new Intl.Segmenter('th').segment(text)].length

const isShort = (part: string): boolean => graphemeCount(part) <= 7

/** The child by the ruler is decoration. A heading of short words is beside it, a longer one above. */
export const ResultHero = ({
  picture,
  heightCm,
  over,
  heading,
  headingLevel = 1,
  headingRef,
  under,
  due,
  action,
}: Props) => {
  const Heading = `h${headingLevel}` as const
  const parts = heading.split(' ')
  const place = parts.every(isShort) ? 'result-hero--beside' : 'result-hero--above'
  return (
    <div className="bleed">
      <Hero
        size="tall"
        className={`result-hero ${place}`}
        art={<ChildByRuler picture={picture} heightCm={heightCm} label={false} />}
      >
        <div className="second">{over}</div>
        <Heading ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1} className="result-heading">
          <Phrases>{heading}</Phrases>
        </Heading>
        {under && <p className="second">{under}</p>}
        {due !== undefined && <p className="result-due">{due}</p>}
        {action && <div className="result-action">{action}</div>}
      </Hero>
    </div>
  )
}
