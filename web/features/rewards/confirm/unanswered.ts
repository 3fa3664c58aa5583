import * as t from 'io-ts'
import type { KeyValueStore } from '@careplus/core/ports'
import { readForm, writeForm } from '../../../forms/keptForm'
import type { Try } from './redemption.machine'

const TryCodec: t.Type<Try, unknown> = t.type({
  key: t.string,
  quantity: t.number,
  address: t.type({
    recipient: t.string,
    phone: t.string,
    house: t.string,
    moo: t.string,
    soi: t.string,
    road: t.string,
    subdistrict: t.string,
    district: t.string,
    province: t.string,
    postcode: t.string,
  }),
})

/**
 * The try to have one item that has not been answered, kept on the device from before it is sent until its answer is
 * there: a reload, or another tab, repeats it instead of ordering twice.
 */
export const unansweredTry = (store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>, memberId: string, item: string) => {
  const name = `${memberId}.redeem.${item}`
  return {
    read: (now: number): Try | null => readForm(store, name, TryCodec, now),
    keep: (tried: Try, now: number): void => writeForm(store, name, tried, now),
    forget: (): void => store.remove(name),
  }
}
