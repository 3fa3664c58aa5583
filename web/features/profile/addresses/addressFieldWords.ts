import { addressCopy } from '../../../copy/addresses.th'
import type { AddressTyped } from '../../../shared/addresses/addressTyped'
import type { FieldWords } from '../../../shared/changes/Meanwhile'

const copy = addressCopy.form

export const addressFieldWords: FieldWords<AddressTyped> = {
  postcode: [copy.postcode, ({ postcode }) => postcode],
  province: [copy.province, ({ province }) => province],
  district: [copy.district, ({ district }) => district],
  subdistrict: [copy.subdistrict, ({ subdistrict }) => subdistrict],
  house: [copy.house, ({ house }) => house],
  moo: [copy.moo, ({ moo }) => moo],
  soi: [copy.soi, ({ soi }) => soi],
  road: [copy.road, ({ road }) => road],
  recipient: [copy.recipient, ({ recipient }) => recipient],
  phone: [copy.phone, ({ phone }) => phone],
}
