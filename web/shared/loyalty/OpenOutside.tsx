import { outside, type InApp } from '../account/social/inApp'
import { openOutsideCopy as copy } from '../../copy/openOutside.th'
import { Note } from '../../ui/Note'

/** Shown in place of a download: browsers inside LINE and Facebook save no files. LINE can open the phone's browser by itself. */
export const OpenOutside = ({ inside }: { readonly inside: InApp }) => (
  <Note>
    {copy.text} {inside === 'line' ? <a href={outside(location.href)}>{copy.open}</a> : copy.byMenu}
  </Note>
)
