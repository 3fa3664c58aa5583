import { useEffect } from 'react'
import { focusHeading } from '../page/useArrivalAt'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { DialogProps } from './dialogProps'
import { useBackCloses } from './useBackCloses'
import './Dialog.css'

/** A screen that the dialog has changed has its own title within so many frames, and is given the focus with it. */
const framesLeft = 8

/** If the element that had the focus has disappeared, the page's heading gets it. */
const FocusAfter = () => {
  useEffect(
    () => () => {
      let frames = framesLeft
      requestAnimationFrame(function check() {
        frames -= 1
        if (frames > 0) return void requestAnimationFrame(check)
        const { activeElement, body } = document
        if (activeElement === body || activeElement?.tagName === 'MAIN') focusHeading()
      })
    },
    [],
  )
  return null
}

const DialogSurface = ({ open, onClose, title, children, actions, alert = false }: DialogProps) => {
  useBackCloses(open, onClose)
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!alert}
      isKeyboardDismissDisabled={alert}
      className="ui-scrim"
    >
      <Modal className="ui-sheet">
        <AriaDialog role={alert ? 'alertdialog' : 'dialog'} className="ui-sheet__in">
          <FocusAfter />
          <div className="ui-sheet__handle" />
          <Heading slot="title" level={2} className="ui-sheet__title">
            {title}
          </Heading>
          <div className="ui-sheet__body">{children}</div>
          {actions && <div className="ui-sheet__actions">{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export default DialogSurface
