import { VList } from 'virtua';
import type { GlossaryPreview } from '../../../../preload/contract/glossaries.ts';
import { MAX_TERM_BYTES } from '../../../../preload/contract/limits.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';

/** In px, as in `ImportPanel.css`: of a line, and the most that is shown at once. */
const ROW = 28;
const MOST = 224;

/** The lines that are left out, each with its reason. */
export function BadLines({ problems }: Pick<GlossaryPreview, 'problems'>) {
  const { t } = useI18n();
  const title = t('glossaries.import.bad', { count: problems.length });
  return (
    <section className="import-bad" aria-label={title}>
      <h3>{title}</h3>
      <VList
        data={problems}
        itemSize={ROW}
        tabIndex={0}
        role="list"
        className="import-bad-lines"
        style={{ blockSize: Math.min(MOST, problems.length * ROW) }}
      >
        {({ line, problem, text }, index) => (
          <div key={index} role="listitem" className="import-bad-line">
            <span className="soft tabular">{t('glossaries.import.bad-line', { line })}</span>
            <span>
              {t('glossaries.import.problem', {
                problem: problem.replaceAll('-', '_'),
                max: MAX_TERM_BYTES,
              })}
            </span>
            <span className="soft" dir="auto">
              {brief(text)}
            </span>
          </div>
        )}
      </VList>
    </section>
  );
}
