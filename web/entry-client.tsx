import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App'
import { unasked, watchMissingChunks } from './page/build'
import { isSecondEntry } from './page/secondEntry'
import { replayPress } from './app/earlyPress'
import { loadScreen, screenAt } from './app/screen'
import { watchTyping } from './page/unsavedTyping'
import { watchBuild } from './app/watchBuild'
import { watchLinks } from './app/watchLinks'
import { startWorker } from './app/worker'
import { watchSession } from './calls/session/session'
import { startTracking } from './calls/tracking/startTracking'
import './ui/base.css'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

watchMissingChunks()
watchTyping(window)

const firstScreen = async (): Promise<void> => {
  const screen = screenAt(location.pathname)
  if (screen !== null) await loadScreen(screen)
}

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
  // The shell belongs to no page, so it is replaced and not hydrated, as is the empty root in development.
  if (root.dataset['page'] === 'shell' || root.firstElementChild === null) createRoot(root).render(app)
  else {
    const replay = controls?.earlyInput(root)
    // In slices, so that reading, scrolling and presses are not blocked meanwhile.
    startTransition(() => {
      hydrateRoot(root, app)
    })
    replay?.()
  }
  replayPress()
  watchSession()
  watchBuild()
  watchLinks()
  startTracking()
  startWorker()
  if (isSecondEntry(history.state))
    unasked(() => import('./ui/useBackCloses')).then(
      (ui) => ui.resumeOnSecondEntry(),
      () => undefined,
    )
}

// The chunk is loaded before React hydrates, so that nothing of the page is thrown away.
const unless = <A,>(fetched: Promise<A>): Promise<A | null> => fetched.catch(() => null)
void Promise.all([unless(ofControls()), unless(firstScreen())]).then(async ([controls]) => {
  await controls?.composed()
  start(controls)
})
