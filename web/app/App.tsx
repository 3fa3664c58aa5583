import { Suspense, use, useMemo, useState } from 'react'
import { Router } from 'wouter'
import { aroundNavAt } from './aroundNav'
import type { OwnHead } from '../page/documentHead'
import { ErrorBoundary } from './ErrorBoundary'
import { findRoute, knowRoutes } from '../page/findRoute'
import { lazyView } from '../page/lazyView'
import { Notices } from './Notices'
import { Page } from './Page'
import { PlaceContext, routerOnShow, usePlaceOnShow } from './routerPlace'
import { TitleContext } from '../page/pageTitle'
import { useArrival } from './useArrival'
import { errorsCopy } from '../copy/errors.th'
import { shellCopy } from '../copy/shell.th'
import { OpenConsentSheet } from './consents/OpenConsentSheet'
import { devRoutes } from '../devRoutes'
import { allRoutes } from '../routes'
import { ToastRegion } from '../ui/ToastRegion'

knowRoutes([...allRoutes, ...devRoutes])

const NotFound = lazyView(() => import('../features/errors/NotFound'))

interface ShellProps {
  readonly onHead: ((head: OwnHead) => void) | null
}

const Shell = ({ onHead }: ShellProps) => {
  // wouter's own hooks decode the address, and a return path must stay encoded.
  const { path, search: query } = use(PlaceContext)
  const search = query.replace(/^\?/, '')
  const found = useMemo(() => findRoute(path), [path])
  const [own, set] = useState<OwnHead | null>(null)
  const routeTitle = found._tag === 'found' ? found.route.title : errorsCopy.notFound
  const title = own?.title ?? routeTitle
  const slot = useMemo(() => ({ title, set, write: onHead }), [title, onHead])
  const announcement = useArrival({ path, search, title, own, found })

  return (
    <TitleContext value={slot}>
      <a className="skip-link" href="#content">
        {shellCopy.skipToContent}
      </a>
      <ErrorBoundary resetKey={path}>
        {found._tag === 'found' ? (
          <Page route={found.route} params={found.params} path={path} search={search} />
        ) : (
          <Suspense fallback={null}>
            <NotFound path={path} search={search} refused={found._tag === 'refused'} />
          </Suspense>
        )}
      </ErrorBoundary>
      <p className="ui-hidden" aria-live="polite">
        {announcement}
      </p>
      <Notices />
      <OpenConsentSheet />
    </TitleContext>
  )
}

/** `ssrPath`: the prerendered path; the query follows in the next render, because one page serves all queries. */
export const App = ({ ssrPath, onHead = null }: Partial<ShellProps> & { readonly ssrPath: string }) => {
  const place = usePlaceOnShow(ssrPath)
  const aroundNav = useMemo(() => aroundNavAt(place.path), [place.path])
  return (
    <PlaceContext value={place}>
      <Router {...routerOnShow} aroundNav={aroundNav}>
        <div className="app">
          <ToastRegion>
            <Shell onHead={onHead} />
          </ToastRegion>
        </div>
      </Router>
    </PlaceContext>
  )
}
