import { uuidParam } from '@careplus/core/internal/navigation'
import { isRight } from 'fp-ts/Either'
import { Redirect, useSearch } from 'wouter'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { EmptyState } from '../../ui/EmptyState'
import { useToday } from '../../shared/growth/useToday'
import { LinkButton } from '../../ui/LinkButton'
import { ChosenChild } from './ChosenChild'
import { EditGrowth } from './EditGrowth'

const copy = childrenGrowthCopy.form.recordGone

const EditGrowthRoute = () => {
  const named = new URLSearchParams(useSearch()).get('record')
  const asked = uuidParam(named ?? '')
  const today = useToday()
  return (
    <ChosenChild path="/children-profile/growth" writes shapes={['card', 'line', 'line', 'line']}>
      {(familyChild, _family, reload) => {
        const record = isRight(asked) ? familyChild.records.find(({ id }) => id === asked.right) : undefined
        if (named === null) return <Redirect to={`/children-profile/growth?child=${familyChild.child.id}`} replace />
        if (record === undefined) {
          return (
            <EmptyState
              title={copy.title}
              action={
                <LinkButton href={`/children-profile/growth?child=${familyChild.child.id}`}>{copy.back}</LinkButton>
              }
            >
              {copy.text}
            </EmptyState>
          )
        }
        return (
          today !== null && (
            <EditGrowth
              key={record.id}
              child={familyChild.child}
              records={familyChild.records}
              {...{ record, today, reload }}
            />
          )
        )
      }}
    </ChosenChild>
  )
}

export default EditGrowthRoute
