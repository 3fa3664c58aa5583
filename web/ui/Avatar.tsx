import type { ReactNode } from 'react'
import { AdultFigure, type AdultKind } from './drawings/Adult'
import { Child } from './drawings/Child'
import { Drawing } from './drawings/Drawing'
import { NewbornFigure } from './drawings/Newborn'
import './Avatar.css'

export type ChildFace = 'girl' | 'boy' | 'baby'
export type Face = ChildFace | AdultKind

export interface AvatarProps {
  readonly face: Face
  /** In pixels: 58 in a row, 44 in a switcher, 96 on a profile. */
  readonly size?: 'small' | 'normal' | 'large'
  readonly shape?: 'square' | 'round'
  readonly tone?: 'mango' | 'pandan' | 'anchan'
  readonly label?: string
}

const tones = {
  girl: 'mango',
  boy: 'anchan',
  baby: 'pandan',
  mother: 'pandan',
  father: 'mango',
  grandmother: 'anchan',
  grandfather: 'anchan',
} as const

const portrait = (face: Face): { viewBox: string; figure: ReactNode } => {
  switch (face) {
    case 'girl':
    case 'boy':
      return { viewBox: '-76 -337 152 152', figure: <Child sex={face} portrait /> }
    case 'baby':
      return { viewBox: '-74 -106 148 148', figure: <NewbornFigure /> }
    case 'mother':
    case 'father':
    case 'grandmother':
    case 'grandfather':
      return { viewBox: '-74 -88 148 148', figure: <AdultFigure kind={face} /> }
  }
}

/** The face depends on the child's sex and age alone, never on a measurement. */
export const Avatar = ({ face, size = 'normal', shape = 'square', tone = tones[face], label }: AvatarProps) => {
  const { viewBox, figure } = portrait(face)
  return (
    <span className={`ui-avatar ui-avatar--${size} ui-avatar--${shape} ui-avatar--${tone}`}>
      <Drawing viewBox={viewBox} label={label}>
        {figure}
      </Drawing>
    </span>
  )
}

export const faceOfChild = (sex: 'male' | 'female', ageDays: number): ChildFace =>
  ageDays < 365 ? 'baby' : sex === 'female' ? 'girl' : 'boy'
