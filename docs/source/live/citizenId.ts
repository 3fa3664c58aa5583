import { parseCitizenId, citizenIdNotice, citizenIdWords } from '@careplus/core/identity'
import { byId, showValue, showWords, valueOf, whenChanged } from './page.js'

whenChanged(byId<HTMLFormElement>('form'), () => {
  const read = parseCitizenId(valueOf('typed'))
  const notice = read._tag === 'Right' ? citizenIdNotice(read.right) : null
  byId('typed').setAttribute('aria-invalid', String(read._tag === 'Left' && valueOf('typed') !== ''))
  showWords('words', read._tag === 'Left' ? citizenIdWords(read.left) : 'เลขนี้ถูกต้อง')
  showValue('value', notice === null ? read : { ...read, notice })
})
