import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Covering } from './Covering.tsx';
import { brief } from '../i18n/brief.ts';
import './Dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Asks before something is lost: read out at once. */
  readonly isAlert?: boolean;
  /** False: neither Escape nor a click beside it closes it, only its buttons do. */
  readonly isDismissable?: boolean;
  readonly children: ReactNode;
  /** Buttons, the one that does it last. */
  readonly actions?: ReactNode;
}

/** A question that has to be answered first. Rare: most things belong on the screen itself. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, isAlert, isDismissable = true, children, actions } = props;
  return (
    <ModalOverlay
      className="dialog-backdrop"
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="dialog-box">
        <AriaDialog className="dialog" role={isAlert === true ? 'alertdialog' : 'dialog'}>
          <Covering>
            <Heading slot="title" level={2}>
              {brief(title)}
            </Heading>
            {children}
            {actions !== undefined && <div className="dialog-actions">{actions}</div>}
          </Covering>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
