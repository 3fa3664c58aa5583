import { prerender } from 'react-dom/static'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { App } from './app/App'
import { fullTitle } from './app/documentHead'
import { PageSkeleton } from './app/PageSkeleton'
import { shellCopy } from './copy/shell.th'
import { Logo } from './ui/Logo'
import { headScript } from './session/headScript'

export { allRoutes as routes } from './routes'
export { fontPreloads } from './ui/fonts'
export { headScript, shellCopy, fullTitle }

const text = async (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text()

/** The whole page in one piece: with parts sent later, React would add scripts that the policy does not know. */
const whole = { progressiveChunkSize: Infinity }

export const renderPage = async (path: string): Promise<string> => {
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={path} />
    </StrictMode>,
    whole,
  )
  return text(prelude)
}

/** What is seen while the app of a member's page, or of a page with an id, is on its way. */
export const renderShell = async (): Promise<string> => {
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <div className="app">
        <div className="layout">
          <header className="only-logo">
            <Logo />
          </header>
          <main id="content" className="page">
            <PageSkeleton title={shellCopy.appName} ownHeading />
          </main>
        </div>
      </div>
    </Router>,
    whole,
  )
  return text(prelude)
}
