import { demo } from '../support/demo.js'
import { enter } from '../support/members.js'
import { expect, test } from '../support/test.js'
import { routes, walk, type Route } from './crawl.js'

const otherwise: Readonly<Record<string, string>> = {
  '/reset-password': 'a letter',
  '/verify-email': 'a letter',
  '/callback': 'the provider of a social sign-in',
  '/th/callback': 'the provider of a social sign-in',
  '/email-required': 'a social sign-in without an address',
  '/login-with-phone/login-form': 'a number that was sent',
  '/login-with-phone/modal-phone-register': 'the code of an unknown number',
  '/verify-otp': 'a new number that was sent',
  '/email-checking': 'a new address that was sent',
  '/new-password': 'a profile without a password',
  '/welcome': 'the end of joining',
  '/user-info': 'a profile without a name',
  '/adults/myself': 'a household without oneself',
  '/milnutrisure-2': 'the answers of the check',
  '/children/stool-date': 'the step before it',
  '/children/stool-color': 'the step before it',
  '/children/stool-image': 'the step before it',
  '/children/stool-result': 'the step before it',
  '/children-profile/save-growth': 'a result that is to be kept',
  '/product/detail/{id}': 'an address of earlier times, of the same page as /product/{id}',
}

const amiss = (wanted: (route: Route) => boolean, found: ReadonlyMap<string, string>): ReadonlyArray<string> =>
  routes.filter((route) => wanted(route) && found.has(route.path) === route.path in otherwise).map(({ path }) => path)

test.setTimeout(300_000)

test('a visitor finds every public screen from the front page', async ({ context, app }) => {
  expect(amiss(({ auth }) => !auth, await walk(context, app.url))).toStrictEqual([])
})

test('a member finds every screen of a member from the front page', async ({ context, app }) => {
  await enter(context, app.url, demo)
  expect(amiss(({ auth }) => auth, await walk(context, app.url))).toStrictEqual([])
})
