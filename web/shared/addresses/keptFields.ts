import * as t from 'io-ts'

/** An address as the device keeps it: text, whatever it says. */
export const keptAddressFields = {
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
}
