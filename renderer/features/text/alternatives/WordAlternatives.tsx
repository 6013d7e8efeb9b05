import { useEffect, useMemo, useRef, useState } from 'react';
import { Dialog, Menu, MenuItem, Popover } from 'react-aria-components';
import { brief } from '../../../i18n/brief.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { attempts, IDLE, type Attempt } from '../../../ui/failure/attempt.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import type { Alternative } from './alternatives.ts';
import { alternativesStore, type WordQuery } from './find-alternatives.ts';
import './WordAlternatives.css';

export interface WordAlternativesProps {
  readonly query: WordQuery;
  /** Where the word is seen. */
  readonly place: DOMRect;
  readonly onChoose: (words: string) => void;
  readonly onClose: () => void;
}

/** Other words for a word of a result, with who has them; choosing one puts it in its place. */
export function WordAlternatives({ query, place, onChoose, onClose }: WordAlternativesProps) {
  const { t } = useI18n();
  const store = usePageStore(alternativesStore);
  const anchor = useRef<HTMLSpanElement>(null);
  const [found, setFound] = useState<Attempt<readonly Alternative[]>>(IDLE);
  const asking = useMemo(() => attempts(setFound), []);
  useEffect(() => {
    void asking.start((signal) => store.find(query, signal));
    return () => asking.reset();
  }, [asking, store, query]);
  const word = brief(query.translation.slice(...query.word));
  const { top, left, width, height } = place;

  return (
    <>
      <span
        ref={anchor}
        className="word-place"
        style={{ top, left, inlineSize: width, blockSize: height }}
      />
      <Popover
        className="popover"
        triggerRef={anchor}
        placement="bottom start"
        offset={4}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <Dialog className="word-alternatives" aria-label={t('text.alternatives', { word })}>
          {found.state === 'failed' && <FailureCard failure={found.failure} />}
          <p className="small soft" role="status">
            {found.state === 'running' && t('text.alternatives.searching')}
            {found.state === 'done' &&
              t(found.value.length > 0 ? 'text.alternatives' : 'text.alternatives.none', { word })}
          </p>
          {found.state === 'done' && found.value.length > 0 && (
            <Menu
              aria-label={t('text.alternatives', { word })}
              autoFocus="first"
              onAction={(id) => onChoose(found.value[Number(id)]?.words ?? '')}
            >
              {found.value.map(({ words, term, from }, index) => (
                <MenuItem key={words} id={index} textValue={words}>
                  <span lang={query.target} dir={directionOf(query.target)}>
                    {brief(words)}
                  </span>
                  <span className="small soft">
                    {[term, from].filter(Boolean).map(brief).join(' · ')}
                  </span>
                </MenuItem>
              ))}
            </Menu>
          )}
        </Dialog>
      </Popover>
    </>
  );
}
