import { account } from './account/module.js'
import { erasing, memberErasureKind } from './account/profile/accountDeletion.js'
import { content } from './content/module.js'
import { family } from './family/module.js'
import { loyalty } from './loyalty/module.js'
import type { JobKinds } from './platform/jobs/jobRunner.js'
import type { ServerModule } from './platform/module/serverModule.js'
import { staff } from './staff/module.js'

export { account, content, family, loyalty, staff }

export const modules: ReadonlyArray<ServerModule> = [account, family, loyalty, content]

const present = <A>(all: ReadonlyArray<A | undefined>): ReadonlyArray<A> => all.filter((each) => each !== undefined)

export const exported = present(modules.map(({ exportMember }) => exportMember))
export const eraseMember = erasing([...present(modules.map((each) => each.eraseMember)), staff.eraseMember])
export const jobKinds: JobKinds = {
  ...Object.fromEntries(modules.flatMap(({ jobs = {} }) => Object.entries(jobs))),
  [memberErasureKind]: eraseMember,
}
export const cleanups = [...modules.flatMap((each) => each.cleanups ?? []), ...staff.cleanups]
