import { isPermitted, permissionWords, type StaffPermission } from '@careplus/core/internal/staff'
import type { ReactNode } from 'react'
import { Note } from '../ui/Note'
import { useStaffSession } from './staffSession'

export const usePermissions = (): ((permission: StaffPermission) => boolean) => {
  const session = useStaffSession()
  return (permission) => session._tag === 'in' && isPermitted(session.roles, permission)
}

interface Props {
  readonly to: StaffPermission
  /** In place of the sentence that tells whom to ask. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

export const Permitted = ({ to, otherwise = <Note>{permissionWords(to)}</Note>, children }: Props) =>
  usePermissions()(to) ? children : otherwise
