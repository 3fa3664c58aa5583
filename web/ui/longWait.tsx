import { use, useEffect, useState } from 'react'
import { withThaiBreaks } from '@careplus/core/text'
import { changes } from '../page/changes'
import { connectionReturned } from '../page/onReturn'
import { Toast } from './Toast'
import { ToastContext, type ShowToast, type ToastCardProps } from './ToastRegion'
import { uiWords } from './words'

const silentMs = 3000

let waiting = 0
let timer: ReturnType<typeof setTimeout> | undefined
const { onChange: onEnd, changed: end } = changes()

const WaitToast = (props: ToastCardProps) => {
  const { onDone } = props
  useEffect(() => {
    if (waiting === 0) onDone()
    return onEnd(onDone)
  }, [onDone])
  return <Toast {...props} />
}

const startTimer = (show: ShowToast): void => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const reload = (): void => {
      connectionReturned()
      startTimer(show)
    }
    show(
      {
        text: withThaiBreaks('กำลังรอคำตอบ ช้ากว่าปกติ'),
        tone: 'kept',
        stays: true,
        action: { label: uiWords.retry, onAction: reload },
      },
      WaitToast,
    )
  }, silentMs)
}

export const useLongWait = (): void => {
  const show = use(ToastContext)
  useEffect(() => {
    waiting += 1
    if (waiting === 1) startTimer(show)
    return () => {
      waiting -= 1
      if (waiting > 0) return
      clearTimeout(timer)
      end()
    }
  }, [show])
}

/** As long as skeletons are shown without words, unless `ms` is given. */
export const useLate = (waits: boolean, ms = silentMs): boolean => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setLate(true), ms)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [waits, ms])
  return waits && late
}
