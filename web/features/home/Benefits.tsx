import { homeSectionsCopy as copy } from '../../copy/homeSections.th'
import { Icon } from '../../ui/Icon'
import { Calendar, Heart, Lock, Ruler, ShieldCheck, Smartphone, type LucideIcon } from '../../ui/icons'

interface GroupProps {
  readonly id: string
  readonly title: string
  readonly points: ReadonlyArray<{ readonly title: string; readonly text: string }>
  readonly icons: ReadonlyArray<LucideIcon>
  readonly tinted?: boolean
}

const Group = ({ id, title, points, icons, tinted = false }: GroupProps) => (
  <section className="home-section" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className={tinted ? 'home-points home-points-tinted' : 'home-points'}>
      {points.map((point, index) => (
        <li key={point.title}>
          <span className="home-tile">
            <Icon of={icons[index] ?? Ruler} size={24} />
          </span>
          <div>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const Benefits = () => (
  <>
    <Group id="home-member" title={copy.member.title} points={copy.member.list} icons={[Ruler, Calendar, Smartphone]} />
    <Group
      id="home-trust"
      title={copy.trust.title}
      points={copy.trust.list}
      icons={[Lock, Heart, ShieldCheck]}
      tinted
    />
  </>
)

export default Benefits
