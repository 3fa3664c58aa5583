import { useEffect, useState } from 'react'
import { inAppOf, type InApp } from './inApp'

/** The app that shows this page inside itself; null in a browser, and until the page that was made beforehand has come to life. */
export const useInApp = (): InApp | null => {
  const [app, setApp] = useState<InApp | null>(null)
  useEffect(() => setApp(inAppOf(navigator.userAgent)), [])
  return app
}
