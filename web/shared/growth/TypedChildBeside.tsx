import { useEffect, useState, type ComponentType } from 'react'
import { unasked } from '../../page/build'
import { useWide } from '../../ui/useWide'
import type { TypedChildProps } from './TypedChild'
import './typedChild.css'

/** Beside a form, where a desk has the room: the child as it is typed. What screen readers hear stands in the form. */
export const TypedChildBeside = (props: TypedChildProps) => {
  const wide = useWide()
  const [View, setView] = useState<ComponentType<TypedChildProps> | null>(null)
  useEffect(() => {
    if (!wide) return
    // The form is whole without its picture.
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
