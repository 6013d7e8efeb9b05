import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import type { ConfiguredRules } from '../../../preload/contract/style-rules.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { categoryName } from './category-words.ts';
import { optionOf } from './rule-draft.ts';
import type { CategoryRows } from './rule-rows.ts';
import { RuleLine } from './RuleLine.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

export interface CategorySectionProps {
  readonly category: CategoryRows;
  readonly saved: ConfiguredRules;
  /** What is found is shown whether or not the category was opened. */
  readonly isFiltered: boolean;
}

/** The rules of one category, folded until somebody wants them. */
export function CategorySection({ category, saved, isFiltered }: CategorySectionProps) {
  const { t } = useI18n();
  const styleRules = usePageStore(styleRulesStore);
  const [isWanted, setWanted] = useState(false);
  const rows = useId();
  const isOpen = isWanted || isFiltered;
  const name = categoryName(category.id, t);
  const clearing = t('style-rules.reset-category', { set: category.clearable });

  return (
    <section className="style-category">
      <div className="style-category-head">
        <h3>
          <button
            type="button"
            className="style-fold"
            aria-expanded={isOpen}
            aria-controls={isOpen ? rows : undefined}
            disabled={isFiltered}
            onClick={() => setWanted(!isWanted)}
          >
            <ChevronRight aria-hidden="true" />
            {category.isKnown ? name : t('style-rules.unknown-category', { category: name })}
          </button>
        </h3>
        <span className="soft small tabular">
          {t('style-rules.category.facts', { set: category.set, all: category.all })}
        </span>
        <span className="style-category-room" />
        {category.clearable > 0 && (
          <Button
            kind="quiet"
            size="compact"
            aria-label={t('look.with-detail', { text: clearing, detail: name })}
            onPress={() => styleRules.clearRules(category.id)}
          >
            {clearing}
          </Button>
        )}
      </div>
      {isOpen && (
        <ul id={rows} className="style-rows">
          {category.rows.map((row) => (
            <RuleLine
              key={row.id}
              row={row}
              category={category.id}
              saved={optionOf(saved, category.id, row.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
