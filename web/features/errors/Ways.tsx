import { Link } from 'wouter'
import { errorsCopy } from '../../copy/errors.th'
import { Icon } from '../../ui/Icon'
import { Baby, BookOpen, ChevronRight, Gift, Ruler } from '../../ui/icons'

const ways = [
  { href: '/children', word: errorsCopy.ways.children, icon: Baby },
  { href: '/children-growth', word: errorsCopy.ways.growth, icon: Ruler },
  { href: '/article', word: errorsCopy.ways.articles, icon: BookOpen },
  { href: '/rewards', word: errorsCopy.ways.rewards, icon: Gift },
] as const

/** Four places that work, for whoever has lost the way. */
export const Ways = () => (
  <ul className="error-ways">
    {ways.map(({ href, word, icon }) => (
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
