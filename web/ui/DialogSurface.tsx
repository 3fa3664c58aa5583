import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { DialogProps } from './dialogProps'
import './Dialog.css'

/** `Dialog` loads this at its first opening; use that one. */
const DialogSurface = ({ open, onClose, title, children, actions, alert = false }: DialogProps) => (
  <ModalOverlay
    isOpen={open}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    isDismissable={!alert}
    isKeyboardDismissDisabled={alert}
    className="ui-scrim"
  >
    <Modal className="ui-sheet">
      <AriaDialog role={alert ? 'alertdialog' : 'dialog'} className="ui-sheet__in">
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

export default DialogSurface
