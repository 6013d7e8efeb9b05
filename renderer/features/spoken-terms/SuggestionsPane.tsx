import { Plus } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { linesOf } from './lines.ts';
import { shownText } from './list-draft.ts';
import { shownList } from './state.ts';
import { useFocusPlace } from './use-focus-place.ts';
import { suggestedTerms, type Correction, type SuggestedTerm } from './suggest/suggested-terms.ts';
import { usePageStore } from '../../ui/stores.ts';
import { termsStore } from './store.ts';

const NONE: readonly Correction[] = [];

/** Terms for the list on the screen, out of lines that a person corrected. */
export function SuggestionsPane() {
  const i18n = useI18n();
  const { t } = i18n;
  const terms = usePageStore(termsStore);
  const { list, title, focus } = useFocusPlace();
  const found = useStore(terms.state, (now) => now.corrections);
  const searching = useStore(terms.state, (now) => now.searching);
  const shown = useStore(terms.state, (now) => now.language);
  const text = useStore(terms.state, (now) => {
    const draft = shownList(now);
    return draft === null ? '' : shownText(draft);
  });
  useEffect(() => void terms.findCorrections(false), [terms]);
  const corrections = found?.corrections ?? NONE;
  const suggestions = useMemo(() => {
    const known = linesOf(text);
    return suggestedTerms(corrections, () => known).filter(({ language }) => language === shown);
  }, [corrections, text, shown]);

  function add(chosen: readonly string[], place: number) {
    terms.addTerms(chosen);
    focus(place);
  }

  return (
    <section aria-labelledby="terms-suggestions">
      <h2 id="terms-suggestions" ref={title} tabIndex={-1}>
        {t('terms.suggestions')}
      </h2>
      <p className="soft small">{t('terms.suggestions.about')}</p>
      {suggestions.length > 0 && (
        <>
          <ul className="terms-suggested" ref={list}>
            {suggestions.map((one, place) => (
              <Suggestion key={one.term} suggestion={one} onAdd={() => add([one.term], place)} />
            ))}
          </ul>
          <div>
            <Button
              size="compact"
              onPress={() =>
                add(
                  suggestions.map(({ term }) => term),
                  0,
                )
              }
            >
              {t('terms.suggestions.add-all')}
            </Button>
          </div>
        </>
      )}
      {found !== null && shown !== null && suggestions.length === 0 && (
        <p className="soft small">
          {t('terms.suggestions.none', {
            read: found.read,
            language: i18n.language(shown),
          })}
        </p>
      )}
      {searching.state === 'failed' && (
        <FailureCard
          failure={searching.failure}
          onRetry={() => void terms.findCorrections(false)}
        />
      )}
      {found !== null && found.read < found.all && (
        <div>
          <Button
            kind="quiet"
            size="compact"
            isPending={searching.state === 'running'}
            onPress={() => void terms.findCorrections(true)}
          >
            {t(
              searching.state === 'running'
                ? 'terms.suggestions.searching'
                : 'terms.suggestions.further',
            )}
          </Button>
        </div>
      )}
    </section>
  );
}

interface SuggestionProps {
  readonly suggestion: SuggestedTerm;
  readonly onAdd: () => void;
}

function Suggestion({ suggestion, onAdd }: SuggestionProps) {
  const { gap, t, list } = useI18n();
  const { term, heard, count } = suggestion;
  return (
    <li>
      <span className="terms-suggested-words">
        <span dir="auto">{brief(term)}</span>
        <span className="soft small">
          {t('terms.suggestions.heard', {
            heard: list(heard.map((one) => t('look.quoted', { text: one }))),
          })}
          {gap + t('terms.suggestions.count', { count })}
        </span>
      </span>
      <Button
        size="compact"
        aria-label={t('terms.suggestions.add.label', { term })}
        onPress={onAdd}
      >
        <Plus aria-hidden="true" />
        {t('terms.suggestions.add')}
      </Button>
    </li>
  );
}
