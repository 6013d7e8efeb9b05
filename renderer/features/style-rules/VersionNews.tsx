import { useStore } from 'zustand';
import { Notice } from '../../ui/Notice.tsx';
import { WordMarks } from '../../ui/WordMarks.tsx';
import type { I18n } from '../../i18n/i18n.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { categoryName } from './category-words.ts';
import type { ListChanges } from './list-changes.ts';
import type { ListProps } from './state.ts';
import { optionName, ruleName } from './rule-words.ts';
import { usePageStore } from '../../ui/stores.ts';
import { styleRulesStore } from './store.ts';

/** How the list came to its version, as far as this page has seen it. */
export function VersionNews({ list }: ListProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const styleRules = usePageStore(styleRulesStore);
  const news = useStore(styleRules.state, (now) => now.news[list.id]);
  if (news === undefined) return null;
  const { by, from, to, changes } = news;
  return (
    <Notice role="status" tone={by === 'elsewhere' ? 'notice' : 'plain'}>
      <p>
        {t(by === 'here' ? 'style-rules.changed-here' : 'style-rules.changed-elsewhere', {
          from,
          to,
          what: summary(changes, i18n),
        })}
      </p>
      {changes.rules.length + labelsOf(changes).length > 0 && (
        <details className="style-news">
          <summary>{t('style-rules.changed.show')}</summary>
          <ul>
            {changes.rules.map(({ category, rule, before, after }) => (
              <li key={`${category}/${rule}`}>
                {categoryName(category, t)},{' '}
                <span title={rule}>{ruleName(category, rule, i18n)}</span>:{' '}
                <WordMarks before={optionWords(before, i18n)} after={optionWords(after, i18n)} />
              </li>
            ))}
            {labelsOf(changes).map((one, index) => (
              <li key={index}>
                <WordMarks before={one.before} after={one.after} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  );
}

const optionWords = (option: string | null, i18n: I18n): string =>
  option === null ? i18n.t('style-rules.changed.not-set') : optionName(option, i18n);

/** Labels of instructions that came or went. */
const labelsOf = ({ added, removed }: ListChanges) => [
  ...removed.map((label) => ({ before: label, after: '' })),
  ...added.map((label) => ({ before: '', after: label })),
];

function summary(changes: ListChanges, { t, list }: I18n): string {
  const { nameBefore, rules, added, removed, edited, isReordered } = changes;
  const counted = (
    [
      ['rules', rules],
      ['added', added],
      ['removed', removed],
      ['edited', edited],
    ] as const
  ).filter(([, all]) => all.length > 0);
  const parts = [
    ...(nameBefore === null ? [] : [t('style-rules.changed.name', { name: nameBefore })]),
    ...counted.map(([what, all]) => t(`style-rules.changed.${what}`, { count: all.length })),
    ...(isReordered ? [t('style-rules.changed.order')] : []),
  ];
  return parts.length === 0 ? t('style-rules.changed.nothing') : list(parts);
}
