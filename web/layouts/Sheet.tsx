import { use, useEffect, useState, type ComponentType } from 'react'
import { fetchedOnce } from '../page/fetchedOnce'
import { layoutCopy } from '../copy/layout.th'
import { ToastContext, type ToastCardProps } from '../ui/ToastRegion'
import './cannotOpen.css'

interface SheetProps {
  readonly onClose: () => void
}

const sheets = {
  record: fetchedOnce(() => import('./RecordSheet')),
  menu: fetchedOnce(() => import('./MenuSheet')),
}

export type SheetName = keyof typeof sheets

const messageMs = 5000

/** Drawn with components that are loaded already: where a sheet cannot be fetched, those of a toast cannot either. */
const CannotOpen = ({ toast, onDone }: ToastCardProps) => {
  useEffect(() => {
    const timer = setTimeout(onDone, messageMs)
    return () => clearTimeout(timer)
  }, [onDone])
  return <p className="cannot-open">{toast.text}</p>
}

export const Sheet = ({ name, onClose }: SheetProps & { readonly name: SheetName }) => {
  const [View, setView] = useState<ComponentType<SheetProps> | null>(null)
  const show = use(ToastContext)
  useEffect(() => {
    let wanted = true
    sheets[name]().then(
      (sheet) => wanted && setView(() => sheet.default),
      () => {
        if (!wanted) return
        show({ text: layoutCopy.cannotOpen }, CannotOpen)
        onClose()
      },
    )
    return () => {
      wanted = false
    }
  }, [name, onClose, show])
  return View === null ? null : <View onClose={onClose} />
}
