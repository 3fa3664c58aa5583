import { use, useEffect, useState } from 'react'
import { withThaiBreaks } from '@careplus/core/text'
import { changes } from '../page/changes'
import { connectionReturned } from '../page/onReturn'
import { Toast } from './Toast'
import { ToastContext, type ShowToast, type ToastCardProps } from './ToastRegion'
import { uiWords } from './words'

/** Shapes stand in silence no longer than this. */
const silentMs = 3000

let waiting = 0
let timer: ReturnType<typeof setTimeout> | undefined
const { onChange: onEnd, changed: end } = changes()

/** Leaves by itself once nothing is waited for any more, which may be so before it is drawn. */
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

/** While the component is shown: says that an answer is late, once for all that wait, and offers to ask again. */
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

/**
 * Whether `waits` has been so for `ms`: as long as shapes stand in silence, unless told otherwise. What the device knows is
 * then better than they are.
 */
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
