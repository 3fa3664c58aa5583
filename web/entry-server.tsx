import { prerender } from 'react-dom/static'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { App } from './app/App'
import type { OwnHead } from './page/documentHead'
import { PageSkeleton } from './layouts/PageSkeleton'
import { shellCopy } from './copy/shell.th'
import { writeWith } from './calls/published/publishedResponses'
import type { Answers } from './calls/published/payload'
import { Logo } from './ui/Logo'
import { afterPaintScript } from './app/afterPaint'
import { earlyPressScript } from './app/earlyPress'
import { headScript as sessionScript } from './page/headScript'

export { pageDocument, shellDocument } from './app/pageDocument'
export { allRoutes as routes } from './routes'
export { fontPreloads } from './ui/fonts'

/** Runs in the head of every page before its other scripts. */
export const headScript = (): string => `${sessionScript()};${earlyPressScript};${afterPaintScript}`

const text = async (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text()

/** Renders the page in one piece: for parts sent later, React would add scripts that the content policy refuses. */
const whole = { progressiveChunkSize: Infinity }

/** `asked`: API paths that the page would have loaded and that `answers` lack. */
export interface Written {
  readonly body: string
  readonly head: OwnHead | null
  readonly asked: ReadonlyArray<string>
}

/** For one page at a time, because the received answers are shared by the whole process. */
export const renderPage = async (path: string, answers: Answers = {}): Promise<Written> => {
  const asked = writeWith(answers)
  let head: OwnHead | null = null
  const onHead = (own: OwnHead): void => {
    head = own
  }
  const { prelude } = await prerender(
    <StrictMode>
      <App ssrPath={path} onHead={onHead} />
    </StrictMode>,
    whole,
  )
  return { body: await text(prelude), head, asked: asked() }
}

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
