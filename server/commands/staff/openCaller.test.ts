import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { ownContent } from '../../testing/contentFixtures.js'
import { commandConfig } from './openCaller.js'

it('reads the content beside the server, where no other is named', () => {
  expect(commandConfig()).toEqual(E.right(expect.objectContaining({ contentFolder: ownContent })))
})
