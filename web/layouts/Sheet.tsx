import { useEffect, useState, type ComponentType } from 'react'
import { fetchedOnce } from '../app/fetchedOnce'
import { layoutCopy } from '../copy/layout.th'
import { useToast } from '../ui/Toast'

interface SheetProps {
  readonly onClose: () => void
}

const sheets = {
  record: fetchedOnce(() => import('./RecordSheet')),
  menu: fetchedOnce(() => import('./MenuSheet')),
}

export type SheetName = keyof typeof sheets

/** A sheet of the layout, fetched when it is first opened. Where it cannot be fetched, that is said and the page stays. */
export const Sheet = ({ name, onClose }: SheetProps & { readonly name: SheetName }) => {
  const [View, setView] = useState<ComponentType<SheetProps> | null>(null)
  const showToast = useToast()
  useEffect(() => {
    let wanted = true
    sheets[name]().then(
      (sheet) => wanted && setView(() => sheet.default),
      () => {
        if (!wanted) return
        showToast({ text: layoutCopy.cannotOpen })
        onClose()
      },
    )
    return () => {
      wanted = false
    }
  }, [name, onClose, showToast])
  return View === null ? null : <View onClose={onClose} />
}
