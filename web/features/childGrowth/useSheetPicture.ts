import { useRef, useState } from 'react'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { saveFile } from '../../ui/saveFile'
import { useToast } from '../../ui/Toast'
import { dataUrl, sheetPicture } from './sheetPicture'

const copy = childrenGrowthCopy.sheet

export type SheetWork = 'idle' | 'saving' | 'sharing' | 'failed'

/** The sheet as a file in three ways: to the downloads, to another app, or as a picture to press and hold. */
export const useSheetPicture = (fileName: string) => {
  const paper = useRef<SVGSVGElement>(null)
  const [work, setWork] = useState<SheetWork>('idle')
  const [held, setHeld] = useState<string | null>(null)
  const showToast = useToast()
  const make = async (doing: 'saving' | 'sharing', then: (file: File) => Promise<void> | void): Promise<void> => {
    if (paper.current === null) return
    setWork(doing)
    try {
      await then(await sheetPicture(paper.current, fileName))
      setWork('idle')
    } catch (problem) {
      // Closing the sheet of apps is no failure.
      setWork(problem instanceof DOMException && problem.name === 'AbortError' ? 'idle' : 'failed')
    }
  }
  return {
    paper,
    work,
    /** The picture as an address, where it is to be pressed and held; null: not made, or of a sheet that has changed. */
    held,
    save: () =>
      make('saving', (file) => {
        saveFile(file)
        showToast({ text: copy.done })
      }),
    share: () => make('sharing', (file) => navigator.share({ files: [file] })),
    hold: () => make('saving', async (file) => setHeld(await dataUrl(file))),
    letGo: () => setHeld(null),
  }
}
