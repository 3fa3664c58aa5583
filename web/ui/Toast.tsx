import { use, useEffect, useMemo, useState } from 'react'
import { Icon } from './Icon'
import { Check, TriangleAlert, WifiOff, X } from './icons'
import { ToastContext, type ShowToast, type ToastCardProps, type ToastMessage } from './ToastRegion'
import { uiWords } from './words'
import './Toast.css'

const lastsMs = 5000
const icons = { done: Check, kept: WifiOff, failed: TriangleAlert }

export const Toast = ({ toast, onDone }: ToastCardProps) => {
  const { text, tone = 'done', action } = toast
  const stays = toast.stays ?? tone === 'failed'
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || stays) return
    const timer = setTimeout(onDone, lastsMs)
    return () => clearTimeout(timer)
  }, [held, stays, onDone])
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
      {stays && (
        <button type="button" className="ui-toast__close" aria-label={uiWords.close} onClick={onDone}>
          <Icon of={X} size={20} />
        </button>
      )}
    </div>
  )
}

export const toastsIn =
  (show: ShowToast) =>
  (message: ToastMessage): void =>
    show(message, Toast)

export const useToast = (): ((message: ToastMessage) => void) => {
  const show = use(ToastContext)
  return useMemo(() => toastsIn(show), [show])
}
