import { useEffect, useEffectEvent, useRef } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useStore } from 'zustand';
import type { SearchHit } from '../../../preload/contract/search.ts';
import type { ActionId } from '../../ui/actions/table.ts';
import { useActions } from '../../ui/actions/use-action.ts';
import type { ScreenId } from '../../ui/actions/action-row.ts';
import { EverywhereActions } from './palette/EverywhereActions.tsx';
import { useFindActions } from './palette/use-find-actions.ts';
import { Covering } from '../../ui/Covering.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { usePageStores } from '../../ui/stores.ts';
import { searchStore } from './store.ts';
import type { HeldKeys } from '../../ui/held-keys.ts';
import { openHit } from './open-hit.ts';
import { SearchPanel, type HitVerb } from './SearchPanel.tsx';
import { insertInto, type TextField } from '../../ui/text-field.ts';
import './SearchBox.css';

/** What the box was asked to open with; a new one for every time. */
export interface Wanted {
  readonly query: string;
  /** Where finds are inserted; null: nobody typed anywhere. */
  readonly field: TextField | null;
  /** What is typed until it is open. */
  readonly held: HeldKeys;
}

export interface SearchDialogProps {
  readonly screen: ScreenId;
  readonly wanted: Wanted | null;
}

/**
 * The box over the screen, from when it is wanted until it is closed, and those of its actions that no
 * screen offers.
 */
export function SearchDialog({ screen, wanted }: SearchDialogProps) {
  const { t } = useI18n();
  const store = usePageStores();
  const search = store(searchStore);
  const actions = useActions();
  const isOpen = useStore(search.state, (now) => now.isOpen);
  const field = wanted?.field ?? null;
  const findActions = useFindActions(screen);
  /** What is to be done once the panel has given the keyboard back. */
  const waiting = useRef<(() => void) | null>(null);

  const open = useEffectEvent((query: string) => search.open(query, findActions(query)));
  useEffect(() => {
    if (wanted !== null) open(wanted.query);
  }, [wanted]);

  useEffect(() => {
    const held = waiting.current;
    if (isOpen || held === null) return undefined;
    waiting.current = null;
    // The panel hands the keyboard back in the next frame; this comes after.
    const later = setTimeout(held, 60);
    return () => clearTimeout(later);
  }, [isOpen]);

  function act(hit: SearchHit, verb: HitVerb) {
    if (verb === 'open' || field === null) {
      search.close();
      void openHit(hit, store).then((way) => actions.run(way));
      return;
    }
    const words = verb === 'insert-source' || hit.after === '' ? hit.before : hit.after;
    waiting.current = () => insertInto(field, words);
    search.close();
  }

  function run(action: ActionId) {
    waiting.current = () => void actions.invoke(action);
    search.close();
  }

  return (
    <>
      <EverywhereActions />
      <ModalOverlay
        className="search-backdrop"
        isOpen={isOpen}
        isDismissable
        onOpenChange={(open) => {
          if (!open) search.close();
        }}
      >
        <Modal className="search-box">
          <Dialog className="search-dialog" aria-label={t('search.title')} data-search-panel="">
            <Covering>
              <SearchPanel
                screen={screen}
                field={field}
                held={wanted?.held ?? null}
                onAct={act}
                onRun={run}
              />
            </Covering>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
