import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { EmailTaken } from './EmailTaken'
import { saveNewcomer, loadNewcomer, placeOf, type StoredNewcomer } from './newcomer'
import { SocialJoin } from './SocialJoin'
import '../../../shared/account/session.css'
import './social.css'

const SocialNewcomer = ({ onGone }: { readonly onGone: () => void }) => {
  const [, navigate] = useLocation()
  const [newcomer, setNewcomer] = useState<StoredNewcomer | null>(loadNewcomer)
  const place = newcomer === null ? null : placeOf(newcomer)
  useEffect(() => {
    if (place === null) {
      saveNewcomer(null)
      onGone()
    } else if (place !== '/callback') navigate(place, { replace: true })
  }, [place, navigate, onGone])

  const change = (next: StoredNewcomer | null): void => {
    saveNewcomer(next)
    setNewcomer(next)
    scrollTo(0, 0)
  }
  if (newcomer === null || place !== '/callback') return null
  return newcomer.emailStatus === 'taken' ? (
    <EmailTaken newcomer={newcomer} onChange={change} />
  ) : (
    <SocialJoin newcomer={newcomer} onChange={change} />
  )
}

export default SocialNewcomer
