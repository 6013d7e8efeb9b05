import { Printer, X } from 'lucide-react';
import { useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useStore } from 'zustand';
import { shownShortcut } from '../../ui/actions/shortcut.ts';
import { keysOf } from '../../ui/actions/shortcuts.ts';
import type { ActionId } from '../../ui/actions/table.ts';
import { actionName, useAction, useActions } from '../../ui/actions/use-action.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { Covering } from '../../ui/Covering.tsx';
import { Field } from '../../ui/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { groupName } from '../../ui/actions/group-words.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { groupActions } from './action-groups.ts';
import { useFound } from './use-found.ts';
import './ShortcutSheet.css';

export interface SheetProps {
  readonly screen: ScreenId;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The sheet of shortcuts over the screen. */
export function Sheet({ screen, isOpen, onOpenChange }: SheetProps) {
  const { t } = useI18n();
  return (
    <ModalOverlay
      className="sheet-backdrop"
      isOpen={isOpen}
      isDismissable
      onOpenChange={onOpenChange}
    >
      <Modal className="sheet-box">
        <Dialog className="sheet" aria-label={t('sheet.title')}>
          <Covering>
            <Shortcuts screen={screen} onClose={() => onOpenChange(false)} />
          </Covering>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ShortcutsProps {
  readonly screen: ScreenId;
  readonly onClose: () => void;
}

function Shortcuts({ screen, onClose }: ShortcutsProps) {
  const { t } = useI18n();
  const own = useStore(useActions().state, (now) => now.own);
  const [query, setQuery] = useState('');
  useAction('shortcut-sheet', onClose);
  const isFound = useFound(query);
  const groups = groupActions((id) => keysOf(id, own).length > 0 && isFound(id), screen);
  return (
    <>
      <header className="sheet-head">
        <Heading level={2}>{t('sheet.title')}</Heading>
        <Field
          label={t('shortcuts.search')}
          type="search"
          value={query}
          onChange={setQuery}
          placeholder={t('shortcuts.search.placeholder')}
          maxLength={100}
          autoFocus
        />
        <IconButton icon={Printer} name={t('sheet.print')} onPress={() => window.print()} />
        <IconButton icon={X} name={t('sheet.close')} onPress={onClose} />
      </header>
      {/* It scrolls by the keyboard. */}
      <div className="sheet-groups" role="region" aria-label={t('sheet.list')} tabIndex={0}>
        {groups.map(({ group, actions }) => (
          <section key={group} className="sheet-group" aria-label={groupName(group, t)}>
            <h3>{groupName(group, t)}</h3>
            <dl>
              {actions.map((id) => (
                <Line key={id} action={id} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="sheet-said small soft" role="status">
        {groups.length === 0 ? t('look.nothing-found', { query }) : t('sheet.foot')}
      </p>
    </>
  );
}

function Line({ action }: { readonly action: ActionId }) {
  const { t } = useI18n();
  const { mac, state } = useActions();
  const own = useStore(state, (now) => now.own);
  return (
    <div>
      <dt>{actionName(action, t)}</dt>
      <dd>
        {keysOf(action, own).map((key) => (
          <kbd key={key}>{shownShortcut(key, t, mac)}</kbd>
        ))}
      </dd>
    </div>
  );
}
