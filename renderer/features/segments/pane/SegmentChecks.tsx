import { useEffect } from 'react';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { writtenTarget } from '../state.ts';
import { segmentsStore } from '../store.ts';
import { useActiveRow, useEditorState } from '../use-editor-state.ts';
import { useForbiddenList } from '../forbidden/use-forbidden-terms.ts';
import { Severity } from '../qa/Severity.tsx';
import { useQaProfiles } from '../qa/use-qa-profiles.ts';
import { findingWords } from './finding-words.ts';

/** QA of the segment as it is written now. */
export function SegmentChecks() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const row = useActiveRow();
  const checks = useEditorState((now) => now.checks);
  if (row === null) return null;
  const list = checks?.number === row.number ? checks.list : null;
  if (list === null) return <p className="soft">{t('segments.matches.looking')}</p>;
  if (list.length === 0) return <p className="soft">{t('segments.checks.none')}</p>;
  return (
    <ul className="segment-checks">
      {list.map((finding, place) => (
        <li key={`${finding.kind} ${finding.what} ${place}`}>
          <Severity of={finding.severity} />
          <span>{findingWords(finding, t)}</span>
          {finding.suggestion !== undefined && (
            <Button
              size="compact"
              aria-label={t('segments.finding.apply-named', { issue: findingWords(finding, t) })}
              onPress={() => void segments.applySuggestion(finding)}
            >
              {t('segments.finding.apply')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * Has the active segment checked whenever its target is another one. A part of its own, since it is drawn
 * with every key, and the pane around it is not.
 */
export function CheckActive(): null {
  const segments = usePageStore(segmentsStore);
  const row = useActiveRow();
  const number = row?.number;
  const target = useEditorState((now) => (row === null ? '' : writtenTarget(now, row)));
  const glossaries = useEditorState((now) => now.project.glossaries);
  const styleRule = useEditorState((now) => now.project.styleRule);
  const qaProfile = useEditorState((now) => now.project.qaProfile);
  const [profiles] = useQaProfiles();
  const [forbidden] = useForbiddenList();
  useEffect(() => {
    if (number !== undefined) segments.check();
  }, [segments, number, target, glossaries, styleRule, qaProfile, profiles, forbidden]);
  return null;
}
