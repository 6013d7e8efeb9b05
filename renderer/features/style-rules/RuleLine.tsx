import { X } from 'lucide-react';
import { memo, useRef } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { useI18n } from '../../i18n/use-i18n.ts';
import { categoryName } from './category-words.ts';
import type { RuleRow } from './rule-rows.ts';
import { optionName, ruleName } from './rule-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

export interface RuleLineProps {
  readonly row: RuleRow;
  readonly category: string;
  /** The option that the service has; null: none. */
  readonly saved: string | null;
}

const NOT_SET = '';
/** Options from which on searching pays. */
const MANY = 8;

/** One rule with its option, and what is to be known of it. */
export const RuleLine = memo(function RuleLine({ row, category, saved }: RuleLineProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const styleRules = usePageStore(styleRulesStore);
  const name = ruleName(category, row.id, i18n);
  const picker = useRef<HTMLButtonElement>(null);
  const isChanged = row.chosen !== saved;
  const set = (option: string | null) => styleRules.setOption({ category, rule: row.id, option });

  return (
    <li className="style-rule" data-set={row.chosen !== null || undefined}>
      <div className="style-rule-name">
        <span title={row.id}>{name}</span>
        <span className="soft small">
          <Offline row={row} />
        </span>
        <span className="soft small">
          {!row.isKnown && t('style-rules.unknown-rule')}
          {row.isKnown && !row.isKnownOption && t('style-rules.unknown-option')}
        </span>
        {isChanged && (
          <span className="style-rule-was small">
            {t('style-rules.was', {
              option: saved === null ? t('style-rules.not-set') : optionName(saved, i18n),
            })}
          </span>
        )}
      </div>
      {row.isKnown ? (
        <Picker
          label={t('style-rules.rule-name', { rule: name, category: categoryName(category, t) })}
          labelPlace="unseen"
          choices={[
            { id: NOT_SET, name: t('style-rules.not-set') },
            ...row.options.map((option) => ({
              id: option,
              name: optionName(option, i18n),
              note: row.offline.includes(option)
                ? t('style-rules.offline-option')
                : unknownId(row, option),
            })),
          ]}
          chosen={row.chosen ?? NOT_SET}
          isSearchable={row.options.length > MANY}
          buttonRef={picker}
          onChoose={(id) => set(id === NOT_SET ? null : id)}
        />
      ) : (
        <span className="style-raw" title={row.chosen ?? undefined}>
          {optionName(row.chosen ?? '', i18n)}
        </span>
      )}
      <span className="style-rule-clear">
        {row.isKnown && row.chosen !== null && (
          <IconButton
            icon={X}
            size="compact"
            name={t('style-rules.clear', { rule: name })}
            onPress={() => {
              set(null);
              // The button that was pressed goes.
              picker.current?.focus();
            }}
          />
        )}
      </span>
    </li>
  );
});

/** The id of an option that this version does not know, beside its readable form. */
const unknownId = ({ chosen, isKnownOption }: RuleRow, option: string) =>
  isKnownOption || option !== chosen ? undefined : option;

/** More options than this are counted: the list of options marks each one. */
const MOST_NAMED = 2;

/** That the offline service applies the rule itself, wholly or for some options. */
function Offline({ row }: { readonly row: RuleRow }) {
  const i18n = useI18n();
  const { t, list, number } = i18n;
  const { offline, options } = row;
  if (offline.length === 0) return null;
  if (offline.length >= options.length) return t('style-rules.offline-all');
  return offline.length > MOST_NAMED
    ? t('style-rules.offline-count', {
        applied: number(offline.length),
        all: number(options.length),
      })
    : t('style-rules.offline-some', {
        options: list(
          offline.map((option) => t('look.quoted', { text: optionName(option, i18n) })),
        ),
      });
}
