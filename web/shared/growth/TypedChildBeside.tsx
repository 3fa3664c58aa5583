import { useEffect, useState, type ComponentType } from 'react'
import { unasked } from '../../page/build'
import { useWide } from '../../ui/useWide'
import type { TypedChildProps } from './TypedChild'
import './typedChild.css'

/** Beside a form on a wide screen. It is hidden from screen readers, because the form says the same. */
export const TypedChildBeside = (props: TypedChildProps) => {
  const wide = useWide()
  const [View, setView] = useState<ComponentType<TypedChildProps> | null>(null)
  useEffect(() => {
    if (!wide) return
    unasked(() => import('./TypedChild')).then(
      (loaded) => setView(() => loaded.default),
      () => undefined,
    )
  }, [wide])
  return (
    <div className="typed-child" aria-hidden="true">
      {wide && View !== null && <View {...props} />}
    </div>
  )
}
