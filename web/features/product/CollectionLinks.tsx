import { Link } from 'wouter'
import '../../ui/Chip.css'
import './collectionLinks.css'

interface Props {
  readonly links: ReadonlyArray<{ readonly to: string; readonly title: string }>
  readonly current?: string | undefined
}

export const CollectionLinks = ({ links, current }: Props) => (
  <ul className="wrap shelf-links">
    {links.map(({ to, title }) => (
      <li key={to}>
        <Link href={to} replace={current !== undefined} className="ui-chip" aria-current={to === current || undefined}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
)
