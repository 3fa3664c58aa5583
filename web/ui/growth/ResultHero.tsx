import { Fragment, type ReactNode, type Ref } from 'react'
import { ChildByRuler } from '../drawings/ChildByRuler'
import { Hero } from '../Hero'
import './result.css'

interface Props {
  /** Of the class; the middle one while the result is not known yet. */
  readonly picture: string
  readonly heightCm: number
  /** Whose, when and how old; or what has just been done. */
  readonly over: ReactNode
  readonly heading: string
  /** 2 where the page has its h1 above. */
  readonly headingLevel?: 1 | 2
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly under?: ReactNode
}

/** The child by the ruler, beside a gentle heading. */
export const ResultHero = ({ picture, heightCm, over, heading, headingLevel = 1, headingRef, under }: Props) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="bleed">
      <Hero size="tall" className="result-hero" art={<ChildByRuler picture={picture} heightCm={heightCm} />}>
        <div className="result-whose">{over}</div>
        <Heading ref={headingRef} tabIndex={headingRef === undefined ? undefined : -1} className="result-heading">
          {heading.split(' ').map((part, i) => (
            <Fragment key={part}>
              {i > 0 && ' '}
              <span className="result-part">{part}</span>
            </Fragment>
          ))}
        </Heading>
        {under && <p className="result-whose">{under}</p>}
      </Hero>
    </div>
  )
}
