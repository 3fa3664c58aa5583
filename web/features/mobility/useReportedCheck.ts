import { isLeft } from 'fp-ts/Either'
import { useEffect } from 'react'
import { loadServices } from '../../calls/useServices'
import { useSession } from '../../calls/session/useSession'

const reported = new Set<string>()

const report = async (member: string): Promise<void> => {
  if (reported.has(member)) return
  reported.add(member)
  try {
    const { api } = await loadServices()
    if (isLeft(await api('POST', 'missions/mobility-check/'))) reported.delete(member)
  } catch {
    reported.delete(member)
  }
}

/** Reports that a check was made, and nothing of the check itself. If it fails, the next result reports it again. */
export const useReportedCheck = (made: boolean): void => {
  const member = useSession().user?.id ?? null
  useEffect(() => {
    if (made && member !== null) void report(member)
  }, [made, member])
}
