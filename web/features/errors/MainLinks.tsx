import { Link } from 'wouter'
import { notFoundCopy as copy } from '../../copy/notFound.th'
import { Icon } from '../../ui/Icon'
import { Baby, BookOpen, ChevronRight, Gift, Ruler } from '../../ui/icons'

const links = [
  { href: '/children', word: copy.ways.children, icon: Baby },
  { href: '/children-growth', word: copy.ways.growth, icon: Ruler },
  { href: '/article', word: copy.ways.articles, icon: BookOpen },
  { href: '/rewards', word: copy.ways.rewards, icon: Gift },
] as const

export const MainLinks = () => (
  <ul className="error-ways">
    {links.map(({ href, word, icon }) => (
      <li key={href}>
        <Link href={href}>
          <Icon of={icon} />
          <span>{word}</span>
          <Icon of={ChevronRight} size={20} />
        </Link>
      </li>
    ))}
  </ul>
)
