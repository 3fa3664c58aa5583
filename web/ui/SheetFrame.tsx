import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useRouter } from 'wouter'
import { useBackCloses } from './useBackCloses'
import './sheet.css'

interface Props {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The browser's own dialog gives the focus trap, Escape and the return of focus. A navigation or Back closes it. */
export const SheetFrame = ({ title, closeLabel, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const router = useRouter()
  const [path] = router.hook(router)
  const openedAt = useRef(path)

  useBackCloses(true, () => dialog.current?.close())
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (path !== openedAt.current) dialog.current?.close()
  }, [path])

  return (
    // Where the browser knows `closedby`, a press outside the sheet closes it too.
    <dialog ref={dialog} className="sheet" aria-labelledby={heading} onClose={onClose} closedby="any">
      <div className="sheet-in">
        <h2 id={heading}>{title}</h2>
        {children}
        <button type="button" className="sheet-close" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </button>
      </div>
    </dialog>
  )
}
