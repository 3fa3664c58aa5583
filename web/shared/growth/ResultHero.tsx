import type { ReactNode, Ref } from 'react'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { Hero } from '../../ui/Hero'
import { Phrases } from '../../ui/Phrases'
import './result.css'

interface Props {
  /** The picture of the class; the middle one while the result is not known yet. */
  readonly picture: string
  readonly heightCm: number | null
  /** Name, date and age, or the action just done. */
  readonly over: ReactNode
  readonly heading: string
  /** 2 where the page has its h1 above. */
  readonly headingLevel?: 1 | 2
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly under?: ReactNode
  /** When the next step is; left out while it is not known. */
  readonly due?: string | undefined
  /** The main action, where the hero has room for it. */
  readonly action?: ReactNode
}

/** Thai letters with their vowels and tone marks count as one. */
const graphemeCount = (text: string): number => [...new Intl.Segmenter('th').segment(text)].length

/** Fits beside the child on a narrow phone. */
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
