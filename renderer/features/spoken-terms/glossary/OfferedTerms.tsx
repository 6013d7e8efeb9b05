import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { listCharacters } from '../../../../preload/contract/spoken-terms-rules.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { linesOf } from '../lines.ts';
import { shownText } from '../list-draft.ts';
import { shownList } from '../state.ts';
import { useFocusPlace } from '../use-focus-place.ts';
import { fittingTerms, roomIn } from './glossary-terms.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { termsStore } from '../store.ts';

/** Terms that are listed; a search finds the others. */
const MOST = 50;
/** A search pays from so many terms on. */
const SEARCHABLE = 10;

export interface OfferedTermsProps {
  readonly offered: readonly string[];
}

/** The terms of a dictionary that the list lacks; what has no room left in it rests. */
export function OfferedTerms({ offered }: OfferedTermsProps) {
  const { t } = useI18n();
  const terms = usePageStore(termsStore);
  const [query, setQuery] = useState('');
  const { list, title, focus } = useFocusPlace();
  const text = useStore(terms.state, (now) => {
    const draft = shownList(now);
    return draft === null ? '' : shownText(draft);
  });
  const written = useMemo(() => linesOf(text), [text]);
  const found = useMemo(() => {
    const has = new Set(written);
    const wanted = query.trim().toLowerCase();
    return offered.filter((term) => !has.has(term) && term.toLowerCase().includes(wanted));
  }, [offered, written, query]);
  const fitting = useMemo(() => fittingTerms(found, written), [found, written]);
  const room = Math.max(0, roomIn(written));

  function add(chosen: readonly string[], place: number) {
    terms.addTerms(chosen);
    focus(place);
  }

  return (
    <>
      {offered.length > SEARCHABLE && (
        <Field type="search" label={t('terms.glossary.search')} value={query} onChange={setQuery} />
      )}
      <h3 className="small" ref={title} tabIndex={-1}>
        {t('terms.glossary.found', { count: found.length })}
      </h3>
      {found.length > 0 && (
        <>
          <div className="list-screen-verbs">
            <Button
              size="compact"
              isDisabled={fitting.length === 0}
              onPress={() => add(fitting, 0)}
            >
              {fitting.length === found.length
                ? t('terms.suggestions.add-all')
                : t('terms.glossary.add-fitting', { count: fitting.length })}
            </Button>
            <span className="soft small">{t('terms.glossary.room', { count: room })}</span>
          </div>
          <ul className="terms-suggested" ref={list}>
            {found.slice(0, MOST).map((term, place) => (
              <li key={term}>
                <span className="terms-suggested-words" dir="auto">
                  {brief(term)}
                </span>
                <Button
                  size="compact"
                  aria-label={t('terms.suggestions.add.label', { term })}
                  isDisabled={listCharacters([term]) > room}
                  onPress={() => add([term], place)}
                >
                  <Plus aria-hidden="true" />
                  {t('terms.suggestions.add')}
                </Button>
              </li>
            ))}
          </ul>
          {found.length > MOST && (
            <p className="soft small">{t('terms.glossary.more', { count: found.length - MOST })}</p>
          )}
        </>
      )}
    </>
  );
}
