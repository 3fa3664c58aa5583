import type { MaskedMember } from '../composition/staff'
import { staffCopy as copy } from '../copy/staff.th'

/** `น้ำ••• ใ••• · 08•-•••-4521` */
export const memberText = ({ name, number }: Pick<MaskedMember, 'name' | 'number'>): string =>
  copy.memberOf(name ?? copy.someone, number)
