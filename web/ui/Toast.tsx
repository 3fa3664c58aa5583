import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import { Icon } from './Icon'
import { Check, TriangleAlert, WifiOff, X } from './icons'
import { uiWords } from './words'
import './Toast.css'

export interface ToastMessage {
  /** One sentence. */
  readonly text: string
  /** A failure stays until it is dismissed; the others leave after five seconds. */
  readonly tone?: 'done' | 'kept' | 'failed'
  /** One deed at most. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined
}

export type ShowToast = (message: ToastMessage) => void

interface Shown extends ToastMessage {
  readonly id: number
}

const lastsMs = 5000
const icons = { done: Check, kept: WifiOff, failed: TriangleAlert }

const ToastContext = createContext<ShowToast>(() => undefined)

/** `const showToast = useToast()` in any screen under the region. */
export const useToast = (): ShowToast => use(ToastContext)

const Toast = ({ toast, onDone }: { readonly toast: Shown; readonly onDone: () => void }) => {
  const { text, tone = 'done', action } = toast
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || tone === 'failed') return
    const timer = setTimeout(onDone, lastsMs)
    return () => clearTimeout(timer)
  }, [held, tone, onDone])
  return (
    <div
      className={`ui-toast ui-toast--${tone}`}
      role={tone === 'failed' ? 'alert' : undefined}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon of={icons[tone]} />
      <span className="ui-toast__text">{text}</span>
      {action && (
        <button
          type="button"
          className="ui-toast__action"
          onClick={() => {
            onDone()
            action.onAction()
          }}
        >
          {action.label}
        </button>
      )}
      {tone === 'failed' && (
        <button type="button" className="ui-toast__close" aria-label={uiWords.close} onClick={onDone}>
          <Icon of={X} size={20} />
        </button>
      )}
    </div>
  )
}

/** Put once around the app: keeps the toasts above the tab bar and tells them to screen readers. */
export const ToastRegion = ({ children }: { readonly children: ReactNode }) => {
  const [toasts, setToasts] = useState<ReadonlyArray<Shown>>([])
  const show = useMemo<ShowToast>(() => {
    let last = 0
    return (message) => setToasts((shown) => [...shown.slice(-1), { ...message, id: ++last }])
  }, [])
  const dismissals = useMemo(
    () => new Map(toasts.map(({ id }) => [id, () => setToasts((shown) => shown.filter((toast) => toast.id !== id))])),
    [toasts],
  )
  return (
    <ToastContext value={show}>
      {children}
      <div className="ui-toasts" role="region" aria-label={uiWords.notices} aria-live="polite">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDone={dismissals.get(toast.id) ?? (() => undefined)} />
        ))}
      </div>
    </ToastContext>
  )
}
