import { createContext, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { shellWords } from './shellWords'
import './ToastRegion.css'

export interface ToastMessage {
  /** One sentence. */
  readonly text: string
  /** A failure stays until it is dismissed; the others leave after five seconds. */
  readonly tone?: 'done' | 'kept' | 'failed'
  /** Stays like a failure: something waits for its deed. */
  readonly stays?: boolean
  /** One deed at most. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

export interface ToastCardProps {
  readonly toast: ToastMessage
  readonly onDone: () => void
}

/** Whoever shows a toast brings what draws it: a page that shows none does without. */
export type ShowToast = (message: ToastMessage, Card: ComponentType<ToastCardProps>) => void

interface Shown {
  readonly id: number
  readonly message: ToastMessage
  readonly Card: ComponentType<ToastCardProps>
}

export const ToastContext = createContext<ShowToast>(() => undefined)

/** Put once around the app: keeps the toasts above the tab bar and tells them to screen readers. */
export const ToastRegion = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<ReadonlyArray<Shown>>([])
  const show = useMemo<ShowToast>(() => {
    let last = 0
    return (message, Card) => setToasts((shown) => [...shown.slice(-1), { id: ++last, message, Card }])
  }, [])
  const dismissals = useMemo(
    () => new Map(toasts.map(({ id }) => [id, () => setToasts((shown) => shown.filter((toast) => toast.id !== id))])),
    [toasts],
  )
  return (
    <ToastContext value={show}>
      {children}
      <div className="ui-toasts" role="region" aria-label={shellWords.notices} aria-live="polite">
        {toasts.map(({ id, message, Card }) => (
          <Card key={id} toast={message} onDone={dismissals.get(id) ?? (() => undefined)} />
        ))}
      </div>
    </ToastContext>
  )
}
