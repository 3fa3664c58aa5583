import { useState } from 'react'
import { useSession } from '../../calls/session/useSession'
import { hadSharedChild } from '../../composition/storedChildren'
import { partnerCopy } from '../../copy/partners.th'

interface Words {
  readonly title: string
  readonly text: string
}

export const useNobody = ({ title, text }: Words): Words & { readonly isUnshared: boolean } => {
  const { user } = useSession()
  const [isUnshared] = useState(user !== null && hadSharedChild(user.id))
  return isUnshared ? { ...partnerCopy.unshared, isUnshared } : { title, text, isUnshared }
}
