import type { ItemPage, Order, PostalAddress } from '@careplus/core/ports'
import { isLeft } from 'fp-ts/Either'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { AddressTypedCodec, noAddressTyped } from '../../../shared/addresses/addressTyped'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { rewardsConfirmCopy as copy } from '../../../copy/rewardsConfirm.th'
import { useStoredForm } from '../../../calls/form/useStoredForm'
import { ErrorNote } from '../../../ui/Note'
import { useToast } from '../../../ui/Toast'
import { maxPieces, piecesOf } from '../pieceCount'
import { AddressStep, type Chosen } from './AddressStep'
import { ItemUnavailable } from './ItemUnavailable'
import { ReviewStep } from './ReviewStep'
import { UnansweredOrder } from './UnansweredOrder'
import { useArrivalAt } from '../../../page/useArrivalAt'
import { useRedemption } from './useRedemption'

interface Props {
  readonly page: ItemPage
  readonly onPlaced: (order: Order) => void
  readonly onRefused: () => void
}

export const RedeemSteps = ({ page, onPlaced, onRefused }: Props) => {
  const { item } = page
  const { random } = useServices()
  const { addresses } = useRewardsServices()
  const showToast = useToast()
  const form = useStoredForm('address.order', AddressTypedCodec, noAddressTyped)
  const [chosen, setChosen] = useState<Chosen>({ from: 'saved', id: null, keeps: false })
  const asked = piecesOf(useSearch(), maxPieces(page))

  const saveAddress = async (address: PostalAddress): Promise<void> => {
    const answer = await addresses.add({ ...address, is_default: false }, random.uuid())
    if (isLeft(answer)) showToast({ text: copy.addressNotKept, tone: 'failed' })
  }
  const [state, send] = useRedemption(item.product_id, {
    onRefused,
    onDone: (order) => {
      if (chosen.from === 'new') {
        form.done()
        if (chosen.keeps) void saveAddress(order.address)
      }
      onPlaced(order)
    },
  })
  const { wish: ask, failure } = state.context
  const step = state.matches('choosing') ? 'addressing' : state.matches('unsure') ? 'unsure' : 'reviewing'
  useArrivalAt(step)

  if (state.matches('broken')) return <ErrorNote>{copy.broken}</ErrorNote>
  if (step === 'addressing' && !item.is_redeemable) return <ItemUnavailable item={item} />
  if (step === 'addressing' || ask === null)
    return (
      <AddressStep
        {...{ item, form, chosen }}
        quantity={asked}
        onChoose={setChosen}
        onGiven={(address) => send({ type: 'wish.given', wish: { quantity: asked, address } })}
      />
    )
  if (step === 'unsure')
    return <UnansweredOrder {...{ item, ask, failure }} onAgain={() => send({ type: 'asked.again' })} />
  return (
    <ReviewStep
      {...{ item, ask, failure }}
      busy={state.hasTag('busy')}
      onChange={() => send({ type: 'wish.dropped' })}
      onConfirm={() =>
        send({ type: 'confirmed', key: random.uuid(), wish: { ...ask, points: item.point * ask.quantity } })
      }
    />
  )
}
