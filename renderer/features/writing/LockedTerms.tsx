import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GlossaryName } from '../../../preload/contract/customization.ts';
import { MAX_GLOSSARIES } from '../../../preload/contract/limits.ts';
import { customizationsStore, shownGlossaries } from '../customizations/store.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { baseOf } from '../../../preload/contract/language-code.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { languageOf } from './state.ts';
import './LockedTerms.css';
import { usePageStore } from '../../ui/stores.ts';
import { writingStore } from './store.ts';

/** Glossaries whose terms have to stay as they are. */
export function LockedTerms() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const customizations = usePageStore(customizationsStore);
  const locked = useStore(writing.state, (now) => now.lockedTerms);
  const glossaries = useStore(customizations.state, shownGlossaries);
  const hasLocked = locked.length > 0;
  // A draft that was brought back names glossaries only by their ids.
  useEffect(() => {
    if (hasLocked) void customizations.load();
  }, [customizations, hasLocked]);
  const [first = ''] = locked;
  const name = glossaries.find(({ id }) => id === first)?.name ?? t('writing.locked.gone');
  const shown =
    locked.length === 0
      ? t('writing.locked.none')
      : t('writing.locked.count', { count: locked.length, first: name });

  return (
    <div className="write-locked">
      <span className="field-label" aria-hidden="true">
        {t('writing.locked')}
      </span>
      <Popover
        name={t('writing.locked')}
        trigger={
          <Button aria-label={t('look.label-value', { label: t('writing.locked'), value: shown })}>
            <Lock aria-hidden="true" />
            <span className="write-locked-shown">{brief(shown)}</span>
          </Button>
        }
      >
        <LockedList />
      </Popover>
    </div>
  );
}

/** Glossaries from which on searching pays. */
const MANY = 8;

function LockedList() {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const customizations = usePageStore(customizationsStore);
  const state = useStore(customizations.state, (now) => now.glossaries);
  const glossaries = useStore(customizations.state, shownGlossaries);
  const locked = useStore(writing.state, (now) => now.lockedTerms);
  const [query, setQuery] = useState('');
  useEffect(() => void customizations.load(), [customizations]);
  const isFull = locked.length >= MAX_GLOSSARIES;
  const sought = query.trim().toLowerCase();
  const found = glossaries.filter(({ name }) => name.toLowerCase().includes(sought));
  const gone = locked.filter((id) => !glossaries.some((one) => one.id === id));
  const unlock = (id: string) =>
    writing.choose({ lockedTerms: locked.filter((one) => one !== id) });

  return (
    <div className="locked-list">
      <p className="soft small">{t('writing.locked.about')}</p>
      {glossaries.length > MANY && (
        <Field
          label={t('writing.locked.search')}
          type="search"
          value={query}
          onChange={setQuery}
          autoFocus
        />
      )}
      {state.state === 'failed' && (
        <FailureCard failure={state.failure} onRetry={() => void customizations.load()} />
      )}
      {state.state === 'running' && <p className="soft">{t('options.list-loading')}</p>}
      {state.state === 'done' && glossaries.length === 0 && (
        <p className="soft">{t('writing.locked.empty')}</p>
      )}
      {found.length === 0 && sought !== '' && (
        <p className="soft">{t('writing.locked.nothing', { query })}</p>
      )}
      <ul>
        {found.map((glossary) => (
          <Row
            key={glossary.id}
            glossary={glossary}
            isLocked={locked.includes(glossary.id)}
            isFull={isFull}
            onLock={() => writing.choose({ lockedTerms: [...locked, glossary.id] })}
            onUnlock={() => unlock(glossary.id)}
          />
        ))}
        {state.state === 'done' &&
          gone.map((id) => (
            <li key={id}>
              <Switch isSelected onChange={() => unlock(id)}>
                {t('writing.locked.gone')}
              </Switch>
            </li>
          ))}
      </ul>
      {isFull && <p className="soft small">{t('writing.locked.full')}</p>}
    </div>
  );
}

interface RowProps {
  readonly glossary: GlossaryName;
  readonly isLocked: boolean;
  readonly isFull: boolean;
  readonly onLock: () => void;
  readonly onUnlock: () => void;
}

function Row({ glossary, isLocked, isFull, onLock, onUnlock }: RowProps) {
  const { t } = useI18n();
  const writing = usePageStore(writingStore);
  const { nameOf } = useLanguages();
  const language = useStore(writing.state, languageOf);
  const counts =
    language === null
      ? [null]
      : glossary.pairs
          .filter((pair) => baseOf(pair.source) === baseOf(language))
          .map((pair) => pair.entries);
  const entries = counts.reduce<number | null>(
    (most, count) => (most === null || count === null ? null : Math.max(most, count)),
    0,
  );
  const name = language === null ? '' : nameOf(language);
  return (
    <li>
      <Switch
        isSelected={isLocked}
        isDisabled={!isLocked && (isFull || entries === 0)}
        onChange={(on) => (on ? onLock() : onUnlock())}
      >
        <span className="own-direction">{brief(glossary.name)}</span>
        {entries !== null && (
          <span className="soft small locked-detail">
            {entries === 0
              ? t('writing.locked.no-language', { language: name })
              : t('writing.locked.entries', { entries, language: name })}
          </span>
        )}
      </Switch>
    </li>
  );
}
