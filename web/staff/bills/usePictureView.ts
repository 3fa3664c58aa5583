import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { moved, turned, wholeView, zoomed, zoomStep, type PictureView } from './pictureView'

const arrowStep = 60
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [arrowStep, 0],
  ArrowRight: [-arrowStep, 0],
  ArrowUp: [0, arrowStep],
  ArrowDown: [0, -arrowStep],
}

const pressed = (key: string, view: PictureView, stage: DOMRect): PictureView | null => {
  const arrow = arrows[key]
  if (arrow !== undefined) return moved(view, arrow[0], arrow[1], stage)
  switch (key) {
    case '+':
    case '=':
      return zoomed(view, zoomStep)
    case '-':
      return zoomed(view, 1 / zoomStep)
    case '0':
      return wholeView
    case 'r':
    case 'R':
      return turned(view)
    default:
      return null
  }
}

const stillPx = 4

type Point = { readonly x: number; readonly y: number }

export const usePictureView = (stage: RefObject<HTMLElement | null>, onPoint: (point: Point) => void) => {
  const [view, setView] = useState(wholeView)
  const point = useEffectEvent(onPoint)
  useEffect(() => {
    const element = stage.current
    if (element === null) return
    const leaving = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(kind: K, heard: (event: HTMLElementEventMap[K]) => void) =>
      element.addEventListener(kind, heard, { signal: leaving.signal, passive: false })

    on('wheel', (event) => {
      event.preventDefault()
      const { left, top, width, height } = element.getBoundingClientRect()
      const about = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
      setView((was) => zoomed(was, event.deltaY < 0 ? zoomStep : 1 / zoomStep, about))
    })
    let down: Point | null = null
    on('pointerdown', (event) => {
      if (event.button !== 0) return
      element.setPointerCapture(event.pointerId)
      down = { x: event.clientX, y: event.clientY }
    })
    on('pointerup', ({ clientX: x, clientY: y }) => {
      if (down !== null && Math.hypot(x - down.x, y - down.y) < stillPx) point({ x, y })
      down = null
    })
    on('pointermove', (event) => {
      if (!element.hasPointerCapture(event.pointerId)) return
      const box = element.getBoundingClientRect()
      setView((was) => moved(was, event.movementX, event.movementY, box))
    })
    on('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const box = element.getBoundingClientRect()
      if (event.key === 'Enter' && !event.repeat) point({ x: box.left + box.width / 2, y: box.top + box.height / 2 })
      if (pressed(event.key, wholeView, box) === null) return
      event.preventDefault()
      setView((was) => pressed(event.key, was, box) ?? was)
    })
    return () => leaving.abort()
  }, [stage])
  return [view, setView] as const
}
