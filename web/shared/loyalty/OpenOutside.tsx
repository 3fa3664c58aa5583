import { outside, type InApp } from '../account/social/inApp'
import { openOutsideCopy as copy } from '../../copy/openOutside.th'
import { Note } from '../../ui/Note'

/** In place of a download: inside LINE and Facebook nothing can be kept as a file. LINE opens a browser by itself. */
export const OpenOutside = ({ inside }: { readonly inside: InApp }) => (
  <Note>
    {copy.text} {inside === 'line' ? <a href={outside(location.href)}>{copy.open}</a> : copy.byMenu}
  </Note>
)
