import * as t from 'io-ts'
import { mostPictureBytes } from '@careplus/core/loyalty'
import { socialNames } from '@careplus/core/session'
import { BytesBody, FileAnswerCodec } from './bytes.js'
import { Instant, Nothing } from './common.js'
import { endpoint } from './endpoint.js'
import { User } from './members.js'
import { dataOf, fieldForEach } from './values.js'

export const readMyWays = /*#__PURE__*/ endpoint({
  name: 'readMyWays',
  method: 'GET',
  path: '/th/me/ways/',
  auth: 'bearer',
  body: null,
  answer: dataOf(
    t.exact(
      t.type({
        password: t.boolean,
        email: t.boolean,
        phone: t.boolean,
        .../*#__PURE__*/ fieldForEach(socialNames, t.boolean),
      }),
    ),
  ),
  summary: "The member's own ways in. `email` and `phone`: verified, and so usable.",
})

export const readAvatar = /*#__PURE__*/ endpoint({
  name: 'readAvatar',
  method: 'GET',
  path: '/th/me/avatar/',
  auth: 'bearer',
  body: null,
  answer: new FileAnswerCodec('AvatarPicture', ['image/webp']),
  errors: ['not_found'],
  summary: "The member's picture, 256 by 256; nobody else gets it.",
})

export const changeAvatar = /*#__PURE__*/ endpoint({
  name: 'changeAvatar',
  method: 'PUT',
  path: '/th/me/avatar/',
  auth: 'bearer',
  body: new BytesBody('Picture', mostPictureBytes),
  answer: dataOf(User),
  errors: ['invalid_input'],
  summary: "Puts a JPEG, PNG or WebP in place of the member's picture, drawn anew without what it told of itself.",
})

export const removeAvatar = /*#__PURE__*/ endpoint({
  name: 'removeAvatar',
  method: 'DELETE',
  path: '/th/me/avatar/',
  auth: 'bearer',
  body: null,
  answer: dataOf(User),
  summary: "Removes the member's picture; also where there is none.",
})

export const downloadExport = /*#__PURE__*/ endpoint({
  name: 'downloadExport',
  method: 'GET',
  path: '/th/me/export/',
  auth: 'bearer',
  body: null,
  answer: new FileAnswerCodec('Export', ['application/zip']),
  errors: ['proof_required'],
  summary: 'Everything that is kept of the member, as a ZIP of JSON and pictures; never a secret. Needs fresh proof.',
})

const Deletion = /*#__PURE__*/ t.exact(t.type({ delete_at: Instant }))

export const askDeletion = /*#__PURE__*/ endpoint({
  name: 'askDeletion',
  method: 'POST',
  path: '/th/me/deletion/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Deletion),
  errors: ['proof_required'],
  summary: 'Sets the account to be deleted in seven days. Asked again, the day stays. Needs fresh proof.',
})

export const withdrawDeletion = /*#__PURE__*/ endpoint({
  name: 'withdrawDeletion',
  method: 'DELETE',
  path: '/th/me/deletion/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  summary: 'The account is not deleted after all; also where it was not going to be.',
})
