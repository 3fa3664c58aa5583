import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from './Icon'
import { Info, TriangleAlert, WifiOff, type LucideIcon } from './icons'
import { uiWords } from './words'
import './Note.css'

export type NoteTone = 'info' | 'warn' | 'error' | 'offline'

const icons: Record<NoteTone, LucideIcon> = { info: Info, warn: TriangleAlert, error: TriangleAlert, offline: WifiOff }

export interface NoteProps {
  readonly tone?: NoteTone
  readonly icon?: LucideIcon
  readonly live?: boolean
  /** Answers a press: brought into view when it appears, with the keyboard, since it may lie a screen away. An error does. */
  readonly answers?: boolean
  readonly takesFocus?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

const isPressed = (at: Element): boolean =>
  at.matches('[aria-disabled="true"], [type="submit"]') || at.closest('[aria-busy="true"]') !== null

/** The pressed control, busy only until the commit that shows the note: found while the note is rendered. null: none. */
const pressedControl = (): Element | null => {
  const at = typeof document === 'undefined' ? null : document.activeElement
  return at !== null && isPressed(at) ? at : null
}

/** From no control that the parent has reached since. A field is being typed in, or is where the error is to be mended. */
const mayTakeFocus = (pressed: Element | null): boolean => {
  const at = document.activeElement
  if (at === null || at.matches('body, main')) return true
  return !at.matches('input, textarea, select') && (at === pressed || isPressed(at))
}

export const Note = ({
  tone = 'info',
  icon = icons[tone],
  live = false,
  answers = live && tone === 'error',
  takesFocus = answers,
  action,
  children,
}: NoteProps) => {
  const note = useRef<HTMLDivElement>(null)
  const [pressed] = useState(pressedControl)
  useEffect(() => {
    if (!answers) return
    note.current?.scrollIntoView({ block: 'nearest' })
    if (takesFocus && mayTakeFocus(pressed)) note.current?.focus({ preventScroll: true })
  }, [answers, takesFocus, pressed])
  return (
    <div
      ref={note}
      tabIndex={takesFocus ? -1 : undefined}
      className={`ui-note ui-note--${tone}`}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon of={icon} />
      <div className="ui-note__words">{children}</div>
      {action}
    </div>
  )
}

/** null: there is no error. */
export const ErrorNote = ({ children }: { readonly children: ReactNode }) =>
  children === null ? null : (
    <Note tone="error" live>
      {children}
    </Note>
  )

export const OfflineNote = ({ children = uiWords.offline }: { readonly children?: ReactNode }) => (
  <Note tone="offline" live>
    {children}
  </Note>
)
