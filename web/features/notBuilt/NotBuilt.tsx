import { shellCopy } from '../../copy/shell.th'
import type { Route } from '../../routes'
import { LinkButton } from '../../ui/LinkButton'
import './notBuilt.css'

const copy = shellCopy.notBuilt

/** A path whose screen is not built yet says so, in its own layout, with two ways on. */
export const NotBuilt = ({ route }: { readonly route: Route }) => (
  <section className="not-built">
    <p className="not-built-tag">{copy.tag}</p>
    {route.head !== 'inner' && <h1>{route.title}</h1>}
    <p className="not-built-lead">{copy.lead}</p>
    <p>{copy.meanwhile}</p>
    <div className="not-built-ways">
      <LinkButton href="/children-growth" wide>
        {copy.check}
      </LinkButton>
      <LinkButton href="/" tone="second" wide>
        {copy.home}
      </LinkButton>
    </div>
  </section>
)
