import { useRef, useState } from 'react'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { shareFile, saveFile, type SaveOutcome } from '../../ui/saveFile'
import { useToast } from '../../ui/Toast'
import { dataUrl, sheetPicture } from './sheetPicture'

const copy = childrenGrowthCopy.sheet

type Doing = 'saving' | 'sharing'

export type SheetWork = 'idle' | Doing | 'ready' | 'failed'

interface Made {
  readonly markup: string
  readonly file: Promise<File>
}

export const useSheetPicture = (fileName: string) => {
  const paper = useRef<SVGSVGElement>(null)
  const made = useRef<Made | null>(null)
  const [work, setWork] = useState<SheetWork>('idle')
  const [held, setHeld] = useState<string | null>(null)
  const showToast = useToast()

  /** Created once for each state of the sheet: a tap permits sharing only for a moment, and creating takes longer. */
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
    /** null: none, or the sheet has changed. */
    held,
    prepare: () => void (paper.current !== null && picture(paper.current).catch(() => undefined)),
    save: () => make('saving', saveFile),
    share: () => make('sharing', shareFile),
    hold: () => make('saving', async (file) => setHeld(await dataUrl(file))),
    letGo: () => setHeld(null),
  }
}
