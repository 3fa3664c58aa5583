import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App'
import { watchMissingChunks } from './page/build'
import { pressAgain } from './app/earlyPress'
import { findRoute } from './page/findRoute'
import { loadScreen } from './app/screen'
import { watchTyping } from './page/typing'
import { watchBuild } from './app/watchBuild'
import { peekHere } from './page/peek'
import { watchLinks } from './app/watchLinks'
import { startWorker } from './app/worker'
import { watchSession } from './calls/session/session'
import { startTracking } from './calls/tracking/start'
import './ui/base.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

watchMissingChunks()
watchTyping(window)

/** The first screen's chunk; a visitor on a member's page is sent to sign in, and needs none. */
const firstScreen = async (): Promise<void> => {
  const found = findRoute(location.pathname)
  if (found._tag !== 'found') return
  if (found.route.guard === 'auth' && !peekHere()) return
  await loadScreen(found.route.screen)
}

/** What does again what was done to a written page before the app came; a page without a control does without. */
const ofControls = async () => {
  if (root.querySelector('input, select, textarea') === null) return null
  const { earlyInput, watchComposition } = await import('./app/earlyInput')
  return { earlyInput, composed: watchComposition(root) }
}

const start = (controls: Awaited<ReturnType<typeof ofControls>>): void => {
  const app = (
    <StrictMode>
      <App ssrPath={location.pathname} />
    </StrictMode>
  )
  // A page written for this path is taken over. The shell is a skeleton of no page in particular (and in development
  // there is nothing at all): it is replaced.
  if (root.dataset['page'] === 'shell' || root.firstElementChild === null) createRoot(root).render(app)
  else {
    const again = controls?.earlyInput(root)
    // In slices: a page that is read, scrolled or pressed meanwhile answers at once.
    startTransition(() => {
      hydrateRoot(root, app)
    })
    again?.()
  }
  pressAgain()
  watchSession()
  watchBuild()
  watchLinks()
  startTracking()
  startWorker()
}

// The chunk is here before React takes a written page over, so nothing of it is thrown away. A screen that cannot be
// fetched is reported by its own boundary, once the app runs.
const unless = <A,>(fetched: Promise<A>): Promise<A | null> => fetched.catch(() => null)
void Promise.all([unless(ofControls()), unless(firstScreen())]).then(async ([controls]) => {
  await controls?.composed()
  start(controls)
})
