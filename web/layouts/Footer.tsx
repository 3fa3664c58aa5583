import { Link } from 'wouter'
import { layoutCopy } from '../copy/layout.th'
import { Layers } from '../ui/Layers'
import { ConsentLink } from '../shared/consents/ConsentLink'
import { Logo } from '../ui/Logo'
import './footer.css'

const copy = layoutCopy.footer

const columns = [
  {
    title: copy.help,
    links: [
      ['/request', copy.ask],
      ['/children-growth', copy.check],
    ],
  },
  {
    title: copy.about,
    links: [
      ['/about-us', copy.story],
      ['/terms-and-conditions', copy.terms],
    ],
  },
  {
    title: copy.yours,
    links: [
      ['/privacy-policy-new', copy.privacy],
      ['consent', copy.consent],
    ],
  },
] as const

export const Footer = () => (
  <footer className="footer" aria-label={copy.label}>
    <Layers kind="footer" />
    <div className="footer-ground">
      <div className="footer-in">
        <div className="footer-brand">
          <Logo onDark />
          <p>
            {copy.disclaimer} <a href="tel:1669">{copy.emergency}</a>
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <div key={title} className="footer-column">
            <p className="footer-title">{title}</p>
            <ul>
              {links.map(([href, word]) => (
                <li key={word}>
                  {href === 'consent' ? <ConsentLink>{word}</ConsentLink> : <Link href={href}>{word}</Link>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </footer>
)
