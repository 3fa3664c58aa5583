import { useLocation } from 'wouter'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { IconTile } from '../../ui/Card'
import { ChildByRuler } from '../../ui/drawings/ChildByRuler'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Calendar, Heart, Ruler, ShieldCheck, User, Weight } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Phrases } from '../../ui/Phrases'
import { CheckForm, useFormDay } from './CheckForm'
import { useKnownChild } from './useKnownChild'
import './intro.css'

const copy = growthCheckCopy.intro
const resultIcons = [Ruler, Heart, Calendar]
const howIcons = [Weight, Ruler, User]

const List = ({
  title,
  rows,
  icons,
}: {
  readonly title: string
  readonly rows: ReadonlyArray<{ readonly title: string; readonly text: string }>
  readonly icons: typeof resultIcons
}) => (
  <section>
    <h2>{title}</h2>
    <ul className="intro-list">
      {rows.map((row, i) => (
        <li key={row.title}>
          <IconTile>
            <Icon of={icons[i] ?? Ruler} size={22} />
          </IconTile>
          <h3>{row.title}</h3>
          <p>{row.text}</p>
        </li>
      ))}
    </ul>
  </section>
)

const GrowthIntroRoute = () => {
  const [, navigate] = useLocation()
  const today = useFormDay()
  const shown = useKnownChild(today)
  return (
    <>
      <div className="bleed">
        <Hero
          className="intro-hero"
          art={<ChildByRuler picture="Girl_slim_standard" heightCm={88.5} label={false} smile="open" />}
        >
          <h1>{copy.title}</h1>
          <p>
            <Phrases>{copy.lead}</Phrases>
          </p>
        </Hero>
      </div>
      <div className="intro">
        <LinkButton href="#check" wide>
          {copy.start}
        </LinkButton>
        <section id="check" aria-label={copy.formTitle}>
          <CheckForm docked={false} {...{ shown, today }} onDone={() => navigate('/growth?result')} />
          {shown.waits && <div className="check-wait if-member" />}
        </section>
        <div className="intro-tells">
          <List title={copy.howTitle} rows={copy.how} icons={howIcons} />
          <List title={copy.tellsTitle} rows={copy.tells} icons={resultIcons} />
          <Note icon={ShieldCheck}>{copy.trust}</Note>
        </div>
      </div>
    </>
  )
}

export default GrowthIntroRoute
