import { useEffect, type ReactNode } from 'react'
import { staffCopy } from '../copy/staff.th'

export interface FrameProps {
  /** Also of the document. */
  readonly title: string
  /** Over the title: where this is, and how much waits. */
  readonly trail?: ReactNode
  /** At the right of the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The head of a screen, and what is under it. */
export const Frame = ({ title, trail, aside, children }: FrameProps) => {
  useEffect(() => {
    document.title = `${title} · ${staffCopy.name} · CarePlus`
  }, [title])
  return (
    <>
      <div className="staff-head">
        <div className="staff-head__words">
          {trail && <p className="staff-head__trail">{trail}</p>}
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {aside && <div className="staff-head__aside">{aside}</div>}
      </div>
      {children}
    </>
  )
}
