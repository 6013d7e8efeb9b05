import { useState } from 'react';
import { countIds } from '../../../../preload/contract/id-ranges.ts';
import type { Finding } from '../../../../preload/contract/segments.ts';
import { RotateCw } from 'lucide-react';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useEditorState } from '../use-editor-state.ts';
import { IgnoredFindings, IgnoreFinding } from './IgnoredFindings.tsx';
import { useQaProfileChange } from '../qa/use-qa-profiles.ts';
import { FindingList } from './FindingList.tsx';
import './FindingsPane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** What should be looked at; Enter jumps there. */
export function FindingsPane() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const findings = useEditorState((now) => now.findings);
  const checked = useEditorState((now) => now.checked);
  useQaProfileChange(() => void segments.loadFindings());
  const [ignoring, setIgnoring] = useState<Finding | null>(null);
  if (findings.state === 'failed') {
    return <FailureCard failure={findings.failure} onRetry={() => void segments.loadFindings()} />;
  }
  if (findings.state !== 'done') return <p className="soft">{t('segments.matches.looking')}</p>;
  const { value } = findings;
  return (
    <div className="findings">
      <div className="findings-head">
        <p className="soft" role="status">
          {value.length === 0
            ? t('segments.findings.none')
            : t('segments.findings.count', { count: value.length })}
          {checked !== null &&
            ` · ${t('segments.findings.selected', { count: countIds(checked) })}`}
        </p>
        {checked !== null && (
          <Button kind="quiet" size="compact" onPress={() => segments.showFindings(null)}>
            {t('segments.findings.all')}
          </Button>
        )}
        <Button kind="quiet" size="compact" onPress={() => void segments.loadFindings()}>
          <RotateCw aria-hidden="true" />
          {t('segments.findings.again')}
        </Button>
      </div>
      {value.length > 0 && (
        <FindingList
          findings={value}
          onGo={(number) => void segments.goTo(number)}
          onApply={(finding) => void segments.applySuggestion(finding)}
          onIgnore={setIgnoring}
        />
      )}
      <IgnoredFindings />
      {ignoring !== null && <IgnoreFinding finding={ignoring} onClose={() => setIgnoring(null)} />}
    </div>
  );
}
