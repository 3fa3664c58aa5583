import type { ReactNode } from 'react'
import { Avatar, type ChildFace } from '../../ui/Avatar'
import './childHeader.css'

interface Props {
  readonly face: ChildFace
  readonly name: string
  readonly age: string
  readonly children?: ReactNode
}

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
