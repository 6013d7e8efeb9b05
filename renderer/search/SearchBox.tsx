import { useEffect, useRef, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useStore } from 'zustand';
import type { SearchHit } from '../../preload/contract/history.ts';
import type { ActionId } from '../actions/table.ts';
import { useAction, useActions } from '../actions/use-action.ts';
import type { ScreenId } from '../frame/screens.ts';
import { useFindActions } from '../palette/use-find-actions.ts';
import { Covering } from '../look/Covering.tsx';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { openHit } from './open-hit.ts';
import { SearchPanel, type HitVerb } from './SearchPanel.tsx';
import { createLastField, insertInto, type TextField } from './text-field.ts';
import './SearchBox.css';

/** Over any screen: one box that runs every action and searches everything that is kept. */
export function SearchBox({ screen }: { readonly screen: ScreenId }) {
  const { t } = useWords();
  const stores = useStores();
  const { search } = stores;
  const actions = useActions();
  const isOpen = useStore(search.state, (now) => now.isOpen);
  const [lastField] = useState(createLastField);
  const [field, setField] = useState<TextField | null>(null);
  const findActions = useFindActions(screen);
  /** What is to be done once the panel has given the keyboard back. */
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    lastField.follow(document, leaving.signal);
    return () => leaving.abort();
  }, [lastField]);
  useAction('search', () => open(''));
  useAction('run-action', () => open('>'));
  function open(query: string) {
    setField(lastField.get(document));
    search.open(query, findActions(query));
  }

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
      void openHit(hit, stores).then((way) => actions.run(way));
      return;
    }
    const words = verb === 'insert-source' || hit.after === '' ? hit.before : hit.after;
    waiting.current = () => insertInto(field, words);
    search.close();
  }

  function run(action: ActionId) {
    waiting.current = () => void actions.reach(action);
    search.close();
  }

  return (
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
            <SearchPanel screen={screen} field={field} onAct={act} onRun={run} />
          </Covering>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
