import { adultsCopy } from '../../copy/adults.th'
import { AdultGate } from '../../shared/adults/AdultsGate'
import { useToday } from '../../shared/growth/useToday'
import { useToast } from '../../ui/Toast'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { AdultPage } from './AdultPage'
import type { ScreenProps } from '../../page/route'
import './adult.css'

const Follow = ({ id }: { readonly id: string }) => {
  const [, navigate] = useLocation()
  const showToast = useToast()
  useEffect(() => {
    showToast({ text: adultsCopy.ask.moved })
    navigate(`/adults/${id}`, { replace: true })
  }, [id, navigate, showToast])
  return null
}

const AdultRoute = ({ params }: ScreenProps<'id'>) => {
  const today = useToday()
  return (
    <AdultGate id={params.id} shapes={['title', 'card', 'card']} headingLevel={1}>
      {(view, reload) =>
        view.adult.id !== params.id.toLowerCase() ? (
          <Follow id={view.adult.id} />
        ) : (
          today !== null && <AdultPage {...{ view, today }} onChanged={reload} />
        )
      }
    </AdultGate>
  )
}

export default AdultRoute
