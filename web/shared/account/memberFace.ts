import type { Face } from '../../ui/Avatar'

const faces: ReadonlyArray<readonly [RegExp, Face]> = [
  [/พ่อ|ป๊า|ปะป๊า/, 'father'],
  [/ย่า|ยาย/, 'grandmother'],
  [/ปู่|คุณตา/, 'grandfather'],
]

export const faceOfMember = (name: string | null): Face =>
  faces.find(([called]) => called.test(name ?? ''))?.[1] ?? 'mother'
