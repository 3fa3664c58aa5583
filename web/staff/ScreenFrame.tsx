import { useEffect, type ReactNode } from 'react'
import { staffCopy } from '../copy/staff.th'
import { Summary, type SummaryFigure } from './Summary'

export interface FrameProps {
  readonly title: string
  readonly trail?: ReactNode
  readonly summary?: ReadonlyArray<SummaryFigure> | undefined
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export const ScreenFrame = ({ title, trail, summary, aside, children }: FrameProps) => {
  useEffect(() => {
    document.title = `${title} · ${staffCopy.name} · CarePlus`
  }, [title])
  return (
    <>
      <div className="staff-head">
        <div className="staff-head__words">
          {trail && <p className="second">{trail}</p>}
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        {aside && <div className="staff-head__aside">{aside}</div>}
      </div>
      {summary && <Summary figures={summary} />}
      {children}
    </>
  )
}
