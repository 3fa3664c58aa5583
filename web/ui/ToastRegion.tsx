import { createContext, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { shellWords } from './shellWords'
import './ToastRegion.css'

export interface ToastMessage {
  readonly text: string
  /** A failure stays until it is dismissed; the others leave after five seconds. */
  readonly tone?: 'done' | 'kept' | 'failed'
  readonly stays?: boolean
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

export interface ToastCardProps {
  readonly toast: ToastMessage
  readonly onDone: () => void
}

/** Each caller passes the component that draws the toast, so that a page without toasts does not load it. */
export type ShowToast = (message: ToastMessage, Card: ComponentType<ToastCardProps>) => void

interface Shown {
  readonly id: number
  readonly message: ToastMessage
  readonly Card: ComponentType<ToastCardProps>
}

export const ToastContext = createContext<ShowToast>(() => undefined)

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
