import { useStore } from 'zustand';
import { Notice } from '../look/Notice.tsx';
import { WordMarks } from '../look/WordMarks.tsx';
import type { Words } from '../words/words.ts';
import { useWords } from '../words/use-words.ts';
import { useStores } from '../workbench.ts';
import { categoryName } from './category-words.ts';
import type { ListChanges } from './list-changes.ts';
import type { ListProps } from './ListEditor.tsx';
import { readableId } from './readable-id.ts';

/** How the list came to its version, as far as this page has seen it. */
export function VersionNews({ list }: ListProps) {
  const words = useWords();
  const { t } = words;
  const { styleRules } = useStores();
  const news = useStore(styleRules.state, (now) => now.news[list.id]);
  if (news === undefined) return null;
  const { by, from, to, changes } = news;
  return (
    <Notice role="status" tone={by === 'elsewhere' ? 'notice' : 'plain'}>
      <p>
        {t(by === 'here' ? 'style-rules.changed-here' : 'style-rules.changed-elsewhere', {
          from,
          to,
          what: summary(changes, words),
        })}
      </p>
      {changes.rules.length + labelsOf(changes).length > 0 && (
        <details className="style-news">
          <summary>{t('style-rules.changed.show')}</summary>
          <ul>
            {changes.rules.map(({ category, rule, before, after }) => (
              <li key={`${category}/${rule}`}>
                {categoryName(category, t)}, {readableId(rule)}:{' '}
                <WordMarks before={optionWords(before, t)} after={optionWords(after, t)} />
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

const optionWords = (option: string | null, t: Words['t']): string =>
  option === null ? t('style-rules.changed.not-set') : readableId(option);

/** Labels of instructions that came or went. */
const labelsOf = ({ added, removed }: ListChanges) => [
  ...removed.map((label) => ({ before: label, after: '' })),
  ...added.map((label) => ({ before: '', after: label })),
];

function summary(changes: ListChanges, { t, list }: Words): string {
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
