import type { Either } from 'fp-ts/Either'
import type { MobileNumber } from '@careplus/core/identity'
import type { CallFailure, Clock, GivenPhoneCode, PhoneCodeSent } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useState } from 'react'
import { useServices } from '../../calls/useServices'
import { CodeEntry, type CodeEntryProps } from '../../shared/account/CodeEntry'
import type { CodeSource } from '../../shared/account/useCodeEntry'
import { codeVisit } from './requestCode'
import { PhoneScene } from '../../shared/account/PhoneScene'
import { saveVisit, type CodeVisit, type VisitPurpose } from './phoneVisit'

interface PhoneCodeStep<A> {
  readonly purpose: VisitPurpose
  readonly visit: CodeVisit
  readonly ask: (phone: MobileNumber) => Promise<Either<CallFailure, PhoneCodeSent>>
  readonly prove: (given: GivenPhoneCode) => Promise<Either<CallFailure, A>>
}

const phoneSource = <A,>(
  { purpose, visit: { phone, sent, ...first }, ask, prove }: PhoneCodeStep<A>,
  clock: Clock,
): CodeSource<A> => {
  let request = first.request
  return {
    sent,
    ask: pipe(
      () => ask(phone),
      TE.map((answer) => {
        request = answer.request
        saveVisit(purpose, codeVisit(phone, answer, clock))
        return answer
      }),
    ),
    prove: (code) => prove({ phone, code, request }),
  }
}

type PhoneCodeProps<A> = PhoneCodeStep<A> & Pick<CodeEntryProps<A>, 'to' | 'words' | 'onChange' | 'onProved'>

export const PhoneCode = <A,>({ purpose, visit, ask, prove, ...entry }: PhoneCodeProps<A>) => {
  const { clock } = useServices()
  const [source] = useState(() => phoneSource({ purpose, visit, ask, prove }, clock))
  return <CodeEntry source={source} art={<PhoneScene className="session-letter phone-scene" />} level={1} {...entry} />
}
