import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { MemoryStatistics } from '../../../preload/contract/local-memories.ts';
import { FailureCard } from '../../ui/failure/FailureCard.tsx';
import { useLanguages } from '../languages/use-languages.ts';
import { brief } from '../../i18n/brief.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import type { OfMemory } from './state.ts';
import './MemoryTable.css';
import './StatisticsView.css';
import { usePageStore } from '../../ui/stores.ts';
import { localMemoriesStore } from './store.ts';

const FIGURES = ['units', 'words', 'characters', 'distinct'] as const;

/** What a memory holds, counted. */
export function StatisticsView({ memory }: OfMemory) {
  const { t } = useI18n();
  const localMemories = usePageStore(localMemoriesStore);
  const statistics = useStore(localMemories.state, (now) => now.statistics);
  // Also when its units were changed elsewhere.
  useEffect(() => void localMemories.count(), [localMemories, memory.id, memory.updated]);
  const again = () => void localMemories.count();
  if (statistics.state === 'failed') {
    return <FailureCard failure={statistics.failure} onRetry={again} />;
  }
  if (statistics.state !== 'done') {
    return (
      <p className="soft" role="status">
        {t('memories.stat-counting')}
      </p>
    );
  }
  return <Counted statistics={statistics.value} />;
}

function Counted({ statistics }: { readonly statistics: MemoryStatistics }) {
  const { t, number, day, gap } = useI18n();
  const { nameOf } = useLanguages();
  const { sides, repeatedSources, authors, changed, years } = statistics;
  return (
    <div className="memories-statistics">
      <table className="memories-table tabular" aria-label={t('memories.stat-sides')}>
        <thead>
          <tr>
            <th scope="col">{t('memories.stat-language')}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col" data-number="">
                {t(`memories.stat-${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side.language}>
              <th scope="row">{nameOf(side.language)}</th>
              <td data-number="">{number(side.units)}</td>
              <td data-number="">{number(side.words)}</td>
              <td data-number="">{number(side.characters)}</td>
              <td data-number="">{number(side.distinctWords)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('memories.stat-repeated', { count: repeatedSources })}
        {gap}
        {changed !== null &&
          t('memories.stat-changed', {
            first: day(changed.first),
            last: day(changed.last),
            isOneDay: day(changed.first) === day(changed.last) ? 'yes' : 'no',
          })}
      </p>
      <div className="memories-charts">
        <Bars
          name={t('memories.stat-words-chart')}
          rows={sides.map(({ language, words }) => ({ name: nameOf(language), value: words }))}
        />
        <Bars
          name={t('memories.stat-years-chart')}
          rows={years.map(({ year, units }) => ({ name: String(year), value: units }))}
        />
      </div>
      <h3>{t('memories.stat-authors')}</h3>
      {authors.length === 0 ? (
        <p className="soft">{t('memories.stat-authors-none')}</p>
      ) : (
        <ul className="memories-authors">
          {authors.map(({ name, units }) => (
            <li key={name}>
              <bdi>{brief(name)}</bdi>{' '}
              <span className="soft tabular">
                {t('memories.stat-author-units', { count: units })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface BarsProps {
  readonly name: string;
  readonly rows: readonly { readonly name: string; readonly value: number }[];
}

/** Figures as bars, each with its number. */
function Bars({ name, rows }: BarsProps) {
  const { number } = useI18n();
  const most = rows.reduce((max, { value }) => Math.max(max, value), 1);
  return (
    <figure className="memories-bars">
      <figcaption>{name}</figcaption>
      <ul>
        {rows.map((row) => (
          <li key={row.name}>
            <span>{row.name}</span>
            <span className="memories-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(row.value / most) * 100}%` }} />
            </span>
            <span className="tabular">{number(row.value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
