import { isDone } from '../../../../preload/contract/segment-facets.ts';
import type { Segment } from '../../../../preload/contract/segments.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useEditorState } from '../use-editor-state.ts';
import { DifferenceText } from './DifferenceText.tsx';
import './EarlierSource.css';

/** What an update of the document changed in the source, until somebody has confirmed the translation. */
export function EarlierSource({ row }: { readonly row: Segment | null }) {
  const { t } = useI18n();
  const source = useEditorState((now) => now.project.source);
  if (row === null || row.earlierSource === null || isDone(row.status)) return null;
  return (
    <section className="earlier-source" aria-label={t('segments.earlier-source')}>
      <h3 className="small soft">{t('segments.earlier-source')}</h3>
      <p lang={source} dir={directionOf(source)} data-side="source">
        <DifferenceText stored={row.earlierSource} segment={row.source} />
      </p>
    </section>
  );
}
