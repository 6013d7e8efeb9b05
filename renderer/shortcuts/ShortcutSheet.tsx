import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useAction } from '../actions/use-action.ts';
import type { ScreenId } from '../frame/screens.ts';
import { Covering } from '../look/Covering.tsx';
import { lazyPart } from '../look/lazy-part.tsx';
import { useWords } from '../words/use-words.ts';
import type { SheetProps } from './Sheet.tsx';

const Sheet = lazyPart<SheetProps>(async () => (await import('./Sheet.tsx')).Sheet);

/** Over any screen: every shortcut as it is now, those of the screen in view first. */
export function ShortcutSheet({ screen }: { readonly screen: ScreenId }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  useAction('shortcut-sheet', () => setOpen(true));
  return (
    <ModalOverlay className="sheet-backdrop" isOpen={isOpen} isDismissable onOpenChange={setOpen}>
      <Modal className="sheet-box">
        <Dialog className="sheet" aria-label={t('sheet.title')}>
          <Covering>
            <Sheet screen={screen} onClose={() => setOpen(false)} />
          </Covering>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
