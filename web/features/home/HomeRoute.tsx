import { Suspense } from 'react'
import { lazyView } from '../../page/lazyView'
import type { Ahead } from '../../page/route'
import { SessionSwitch } from '../../shared/session/SessionSwitch'
import { FamilyWait } from '../../shared/children/FamilyWait'
import { VisitorHome } from './VisitorHome'

const MemberHome = lazyView(async () => (await import('./lazyParts')).lazyParts.member())

const HomeRoute = () => (
  <SessionSwitch
    main
    visitor={<VisitorHome />}
    wait={<FamilyWait />}
    member={
      <Suspense fallback={<FamilyWait />}>
        <MemberHome />
      </Suspense>
    }
  />
)

export const ahead: Ahead = {
  code: async () => {
    const { lazyParts } = await import('./lazyParts')
    const [, { loadCards }] = await Promise.all([MemberHome.load(), lazyParts.cards()])
    await loadCards()
  },
  data: async () => (await import('./lazyParts')).readMemberHome(),
}

export default HomeRoute
