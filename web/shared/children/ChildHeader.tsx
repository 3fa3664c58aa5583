import type { ReactNode } from 'react'
import { Avatar, type ChildFace } from '../../ui/Avatar'
import './childHeader.css'

interface Props {
  readonly face: ChildFace
  readonly name: string
  readonly age: string
  /** A link or a button to another child; left out where there is none. */
  readonly children?: ReactNode
}

/** The child of a form, in place of the fields that are known already. */
export const ChildHeader = ({ face, name, age, children }: Props) => (
  <div className="whose">
    <Avatar face={face} />
    <div>
      <h2>{name}</h2>
      <p>{age}</p>
    </div>
    {children}
  </div>
)
