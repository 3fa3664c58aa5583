import { mayDo } from '@careplus/core/partners'
import { uuidParam } from '@careplus/core/internal/navigation'
import { isRight } from 'fp-ts/Either'
import { useSearch } from 'wouter'
import { ChildMissing } from '../../shared/children/ChildMissing'
import { FamilyGate } from '../../shared/children/FamilyGate'
import { ReadOnly } from '../../shared/children/ReadOnly'
import { useToday } from '../../shared/growth/useToday'
import { AddChild } from './AddChild'
import { EditChild } from './EditChild'

const shapes = ['card', 'line', 'line', 'line'] as const

const AddChildRoute = () => {
  const search = new URLSearchParams(useSearch())
  const asked = search.get('child')
  const today = useToday()
  if (today === null) return null
  if (asked === null) return <AddChild today={today} first={search.has('first')} />
  const id = uuidParam(asked)
  return (
    <FamilyGate shapes={shapes}>
      {(family, reload) => {
        const familyChild = isRight(id) ? family.find(({ child }) => child.id === id.right) : undefined
        if (familyChild === undefined) return <ChildMissing />
        return !mayDo(familyChild.child.role, 'change') ? (
          <ReadOnly child={familyChild.child} />
        ) : (
          <EditChild key={familyChild.child.id} child={familyChild.child} {...{ today, reload }} />
        )
      }}
    </FamilyGate>
  )
}

export default AddChildRoute
