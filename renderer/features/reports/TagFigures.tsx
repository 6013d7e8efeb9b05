import { useStore } from 'zustand';
import type { TagReport } from '../../../preload/contract/reports.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { shareOf } from './difference.ts';
import { figureWithUnit } from './figure-words.ts';
import { Figure, Figures } from './Figures.tsx';
import { usePageStore } from '../../ui/stores.ts';
import { tagsStore } from './tags-store.ts';

/** The tag report in a few figures: what had a tag, what had none, and how many pages were read. */
export function TagFigures({ report }: { readonly report: TagReport }) {
  const i18n = useI18n();
  const { t, number } = i18n;
  const board = usePageStore(tagsStore);
  const measure = useStore(board.state, (now) => now.measure);
  const { tags, untagged, pages } = report;
  const tagged = tags.reduce((sum, { usage }) => sum + usage[measure], 0);
  const without = untagged?.[measure] ?? null;
  const percent = without === null ? null : shareOf(without, tagged + without);
  return (
    <Figures name={t('reports.figures')}>
      <Figure
        name={t('look.label-value', {
          label: t('reports.tagged'),
          value: t(`reports.measure.${measure}`),
        })}
        value={figureWithUnit(measure, tagged, i18n)}
      >
        <p className="soft">{t('reports.tagged.count', { tags: tags.length })}</p>
      </Figure>
      <Figure
        name={t('reports.untagged')}
        value={without === null ? '–' : figureWithUnit(measure, without, i18n)}
        beside={percent !== null && t('reports.untagged.share', { percent })}
      >
        <p className="soft">
          {t(without === null ? 'reports.untagged.unknown' : 'reports.untagged.about')}
        </p>
      </Figure>
      <Figure name={t('reports.pages')} value={number(pages)}>
        <p className="soft">{t('reports.pages.about', { pages })}</p>
      </Figure>
    </Figures>
  );
}
