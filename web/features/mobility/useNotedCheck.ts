import { isLeft } from 'fp-ts/Either'
import { useEffect } from 'react'
import { loadServices } from '../../calls/useServices'
import { useSession } from '../../calls/session/useSession'

/** Members of whom the server was told since this page was loaded. */
const told = new Set<string>()

const tell = async (member: string): Promise<void> => {
  if (told.has(member)) return
  told.add(member)
  try {
    const { api } = await loadServices()
    if (isLeft(await api('POST', 'missions/mobility-check/')())) told.delete(member)
  } catch {
    told.delete(member)
  }
}

/**
 * The month's mission counts that a check was made, whether it is kept or not: the server is told that, and nothing of the
 * check. Nobody waits for it; where it fails, the next result tells it again.
 */
export const useNotedCheck = (made: boolean): void => {
  const member = useSession().user?.id ?? null
  useEffect(() => {
    if (made && member !== null) void tell(member)
  }, [made, member])
}
