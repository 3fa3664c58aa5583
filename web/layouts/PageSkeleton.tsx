import { shellCopy } from '../copy/shell.th'
import './skeleton.css'

export const PageSkeleton = ({ title, ownHeading }: { readonly title: string; readonly ownHeading: boolean }) => (
  <div className="page-skeleton" aria-busy="true">
    {ownHeading && <h1 className="ui-hidden">{title}</h1>}
    <p className="ui-hidden" role="status">
      {shellCopy.loading}
    </p>
    <div className="page-skeleton-shape page-skeleton-tall" />
    <div className="page-skeleton-shape" />
    <div className="page-skeleton-shape page-skeleton-short" />
  </div>
)
