import { Link } from 'wouter'
import { homeMoreCopy as copy } from '../../copy/homeMore.th'
import { Icon } from '../../ui/Icon'
import { ChevronRight } from '../../ui/icons'

const OtherChecks = () => (
  <section className="home-section" aria-labelledby="home-more">
    <h2 id="home-more">{copy.title}</h2>
    <ul className="home-more">
      {copy.list.map(({ href, title, text }) => (
        <li key={href}>
          <Link href={href}>
            <span>
              <strong>{title}</strong>
              {text}
            </span>
            <Icon of={ChevronRight} size={20} />
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

export default OtherChecks
