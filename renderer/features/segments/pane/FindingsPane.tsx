import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { VList } from 'virtua';
import type { Finding } from '../../../../preload/contract/segments.ts';
import { useRowKeys } from '../../documents/queue/use-row-keys.ts';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useEditorState } from '../use-editor-state.ts';
import './FindingsPane.css';
import { usePageStore } from '../../../ui/stores.ts';
import { segmentsStore } from '../store.ts';

/** What should be looked at; Enter jumps there. */
export function FindingsPane() {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const findings = useEditorState((now) => now.findings);
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
        </p>
        <Button kind="quiet" size="compact" onPress={() => void segments.loadFindings()}>
          <RotateCw aria-hidden="true" />
          {t('segments.findings.again')}
        </Button>
      </div>
      {value.length > 0 && <FindingList findings={value} />}
    </div>
  );
}

function FindingList({ findings }: { readonly findings: readonly Finding[] }) {
  const { t, number } = useI18n();
  const segments = usePageStore(segmentsStore);
  const ids = useMemo(() => findings.map(idOf), [findings]);
  const { active, place: activePlace, list, onKeyDown, enter } = useRowKeys(ids);
  return (
    <div role="list" className="finding-list" onKeyDown={onKeyDown}>
      <VList ref={list} data={findings} keepMounted={[activePlace]}>
        {(finding, place) => {
          const id = idOf(finding, place);
          return (
            <div role="listitem" key={id}>
              <button
                type="button"
                className="finding"
                data-row={id}
                tabIndex={id === active ? 0 : -1}
                aria-label={`${t('segments.finding.line', { number: finding.number + 1 })}: ${words(finding)}`}
                onFocus={() => enter(id)}
                onClick={() => void segments.goTo(finding.number)}
              >
                <span className="small soft tabular">{number(finding.number + 1)}</span>
                <span>{words(finding)}</span>
              </button>
            </div>
          );
        }}
      </VList>
    </div>
  );

  function words({ kind, what }: Finding) {
    return t('segments.finding', {
      kind: kind.replaceAll('-', '_'),
      what: kind === 'negation' && what === '' ? 'none' : what,
    });
  }
}

const idOf = ({ number, kind, what }: Finding, place: number): string =>
  `${number} ${kind} ${what} ${place}`;
