import { createContext, use, useEffect, useRef } from 'react'
import { useWide } from '../../ui/useWide'

export const LevelChangedContext = createContext(false)

/** The page's heading stays beside the rows, so the level's own gets the focus and is read out. */
export const LevelTitle = ({ title }: { readonly title: string }) => {
  const wide = useWide()
  const isBesideRows = use(LevelChangedContext) && wide
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBesideRows) heading.current?.focus()
  }, [isBesideRows])
  const Heading = wide ? 'h2' : 'h1'
  return (
    <Heading className="profile-title" ref={heading} tabIndex={isBesideRows ? -1 : undefined}>
      {title}
    </Heading>
  )
}
