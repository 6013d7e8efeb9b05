import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { CategorySection } from './CategorySection.tsx';
import type { ListProps } from './state.ts';
import { applied, optionOf } from './rule-draft.ts';
import { categoryName } from './category-words.ts';
import { categoryRows } from './rule-rows.ts';
import { optionName, ruleName } from './rule-words.ts';
import { RulesSaveBar } from './RulesSaveBar.tsx';
import { draftOf } from './state.ts';
import './RulesTab.css';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

const NO_CATALOGUE = { categories: [], offline: {} };

/** Every rule by category, with one option each. */
export function RulesTab({ list }: ListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const styleRules = usePageStore(styleRulesStore);
  const catalogue = useStore(styleRules.state, (now) => now.catalogue);
  const draft = useStore(styleRules.state, (now) => draftOf(now, list.id));
  const [query, setQuery] = useState('');
  const [onlySet, setOnlySet] = useState(false);
  const sought = useDeferredValue(query.trim());
  const known = catalogue.state === 'done' ? catalogue.value : NO_CATALOGUE;
  const rules = useMemo(() => applied(list.rules, draft), [list.rules, draft]);
  const categories = useMemo(() => {
    const namesOf = (category: string, rule: string, options: readonly string[]) =>
      [
        categoryName(category, i18n.t),
        ruleName(category, rule, i18n),
        ...options.map((option) => optionName(option, i18n)),
      ].join(' ');
    return categoryRows(known, rules, { query: sought, onlySet, draft, namesOf });
  }, [known, rules, sought, onlySet, draft, i18n]);
  const hasRules = known.categories.some(({ id, rules: inside }) =>
    inside.some((rule) => optionOf(rules, id, rule.id) !== null),
  );

  return (
    <>
      <div className="style-tools">
        <Field label={t('style-rules.search')} type="search" value={query} onChange={setQuery} />
        <Switch isSelected={onlySet} onChange={setOnlySet}>
          {t('style-rules.only-set')}
        </Switch>
        <Button
          action="style-clear"
          kind="quiet"
          size="compact"
          isDisabled={!hasRules}
          onPress={() => styleRules.clearRules(null)}
        >
          {t('style-rules.reset-all')}
        </Button>
      </div>
      <RulesSaveBar list={list} />
      {catalogue.state === 'failed' && (
        <FailureCard failure={catalogue.failure} onRetry={() => void styleRules.load()} />
      )}
      <p className="soft small style-note">{t('style-rules.rules.note')}</p>
      {catalogue.state === 'done' && categories.length === 0 && (
        <p role="status">
          {t('style-rules.nothing-found', {
            query: sought === '' ? 'none' : sought,
            onlySet: onlySet ? 'yes' : 'no',
          })}
        </p>
      )}
      <div>
        {categories.map((category) => (
          <CategorySection
            key={category.id}
            category={category}
            saved={list.rules}
            isFiltered={sought !== '' || onlySet}
          />
        ))}
      </div>
    </>
  );
}
