import { useEffect, useRef, type ReactNode } from 'react';
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

/**
 * What had the keyboard may leave a dialog in which the next step begins; until another part has it, the kit
 * hears no Escape.
 */
function EscapeFromNowhere({ onClose }: Pick<DialogProps, 'onClose'>) {
  const inside = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.activeElement !== document.body) return;
      const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
      if ([...dialogs].at(-1)?.contains(inside.current) === true) onClose();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
  return <span ref={inside} hidden />;
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
            {isDismissable && <EscapeFromNowhere onClose={onClose} />}
          </Covering>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
