import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from './Icon'
import { Info, TriangleAlert, WifiOff, type LucideIcon } from './icons'
import { uiWords } from './words'
import './Note.css'

export type NoteTone = 'info' | 'warn' | 'error' | 'offline'

const icons: Record<NoteTone, LucideIcon> = { info: Info, warn: TriangleAlert, error: TriangleAlert, offline: WifiOff }

export interface NoteProps {
  readonly tone?: NoteTone
  readonly icon?: LucideIcon
  /** Announced when it appears: an error that a press has just brought. */
  readonly live?: boolean
  /** Answers a press: brought into view when it appears, with the keyboard, since it may lie a screen away. An error does. */
  readonly answers?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

export const Note = ({
  tone = 'info',
  icon = icons[tone],
  live = false,
  answers = live && tone === 'error',
  action,
  children,
}: NoteProps) => {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!answers) return
    note.current?.scrollIntoView({ block: 'nearest' })
    // A field that has the keyboard is being typed in, or is where the error is to be mended.
    if (document.activeElement?.matches('input, textarea, select') !== true)
      note.current?.focus({ preventScroll: true })
  }, [answers])
  return (
    <div
      ref={note}
      tabIndex={answers ? -1 : undefined}
      className={`ui-note ui-note--${tone}`}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon of={icon} />
      <div className="ui-note__words">{children}</div>
      {action}
    </div>
  )
}

/** An error that a press has just brought; null: there is none. */
export const ErrorNote = ({ children }: { readonly children: ReactNode }) =>
  children === null ? null : (
    <Note tone="error" live>
      {children}
    </Note>
  )

/** Says that the form is stored on the device and will be sent later. */
export const OfflineNote = ({ children = uiWords.offline }: { readonly children?: ReactNode }) => (
  <Note tone="offline" live>
    {children}
  </Note>
)
