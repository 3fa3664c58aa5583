import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App'
import { watchBuild, watchMissingChunks } from './app/build'
import { earlyInput } from './app/earlyInput'
import { findRoute } from './app/findRoute'
import { watchLinks } from './app/prefetch'
import { loadScreen } from './app/screen'
import { watchTyping } from './app/typing'
import { peekHere } from './session/peek'
import { watchSession } from './session/session'
import './ui/base.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

watchMissingChunks()
watchTyping(window)

/** The first screen's chunk; a visitor on a member's page is sent to sign in, and needs none. */
const firstScreen = async (): Promise<void> => {
  const found = findRoute(location.pathname)
  if (found._tag !== 'found' || found.route.screen === null) return
  if (found.route.guard === 'auth' && !peekHere()) return
  await loadScreen(found.route.screen)
}

const start = (): void => {
  const app = (
    <StrictMode>
      <App ssrPath={location.pathname} />
    </StrictMode>
  )
  // A page written for this path is taken over. The shell is a skeleton of no page in particular (and in development
  // there is nothing at all): it is replaced.
  if (root.dataset['page'] === 'shell' || root.firstElementChild === null) createRoot(root).render(app)
  else {
    const again = earlyInput(root)
    hydrateRoot(root, app)
    again()
  }
  watchSession()
  watchBuild()
  watchLinks()
}

// The chunk is here before React takes a written page over, so nothing of it is thrown away. A screen that cannot be
// fetched is reported by its own boundary, once the app runs.
firstScreen().then(start, start)
