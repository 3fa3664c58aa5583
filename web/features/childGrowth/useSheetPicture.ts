import { useRef, useState } from 'react'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { shareFile, saveFile, type SaveOutcome } from '../../ui/saveFile'
import { useToast } from '../../ui/Toast'
import { dataUrl, sheetPicture } from './sheetPicture'

const copy = childrenGrowthCopy.sheet

type Doing = 'saving' | 'sharing'

/** `ready`: made, and the next tap hands it on at once. */
export type SheetWork = 'idle' | Doing | 'ready' | 'failed'

interface Made {
  readonly markup: string
  readonly file: Promise<File>
}

/** The sheet as a file in three ways: to the downloads, to another app, or as a picture to press and hold. */
export const useSheetPicture = (fileName: string) => {
  const paper = useRef<SVGSVGElement>(null)
  const made = useRef<Made | null>(null)
  const [work, setWork] = useState<SheetWork>('idle')
  const [held, setHeld] = useState<string | null>(null)
  const showToast = useToast()

  /** Made once for each state of the sheet, and kept: a tap allows to share for a moment only, and making takes longer. */
  const picture = (sheet: SVGSVGElement): Promise<File> => {
    const markup = sheet.outerHTML
    if (made.current?.markup === markup) return made.current.file
    const file = sheetPicture(sheet, fileName)
    const entry = { markup, file }
    made.current = entry
    file.catch(() => {
      if (made.current === entry) made.current = null
    })
    return file
  }
  const make = async (doing: Doing, then: (file: File) => Promise<SaveOutcome | void>): Promise<void> => {
    if (paper.current === null) return
    setWork(doing)
    try {
      const outcome = await then(await picture(paper.current))
      if (outcome === 'saved') showToast({ text: copy.done })
      setWork(outcome === 'again' ? 'ready' : outcome === 'failed' ? 'failed' : 'idle')
    } catch {
      setWork('failed')
    }
  }
  return {
    paper,
    work,
    /** The picture as an address, where it is to be pressed and held; null: not made, or of a sheet that has changed. */
    held,
    /** Ahead of the first tap. What fails is told when it is asked for. */
    prepare: () => void (paper.current !== null && picture(paper.current).catch(() => undefined)),
    save: () => make('saving', saveFile),
    share: () => make('sharing', shareFile),
    hold: () => make('saving', async (file) => setHeld(await dataUrl(file))),
    letGo: () => setHeld(null),
  }
}
