import * as t from 'io-ts'

/** An address as stored on the device: text that was not checked. */
export const storedAddressFields = {
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
