// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { socialCopy } from '../../../copy/social.th'
import { GoogleOutside } from './GoogleOutside'

afterEach(() => localStorage.clear())

const { staysBehind } = socialCopy.inApp

test.each(['line', 'facebook'] as const)('the way out of %s says that what is stored here stays behind', (app) => {
  expect(renderToStaticMarkup(<GoogleOutside app={app} />)).not.toContain(staysBehind)
  localStorage.setItem('careplus.other', '1')
  expect(renderToStaticMarkup(<GoogleOutside app={app} />)).not.toContain(staysBehind)
  for (const key of ['growth.draft.a', 'form.stool', 'adults.a']) {
    localStorage.clear()
    localStorage.setItem(key, '{}')
    expect(renderToStaticMarkup(<GoogleOutside app={app} />)).toContain(staysBehind)
  }
})
