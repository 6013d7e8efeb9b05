import { Check, EyeOff } from 'lucide-react';
import { useMemo } from 'react';
import { VList } from 'virtua';
import type { Finding } from '../../../../preload/contract/segments.ts';
import { useRowKeys } from '../../documents/queue/use-row-keys.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Severity } from '../qa/Severity.tsx';
import { findingWords } from './finding-words.ts';
import './FindingList.css';

export interface FindingListProps {
  readonly findings: readonly Finding[];
  /** A finding is chosen: its segment is to be edited. */
  readonly onGo: (number: number) => void;
  /** What a finding suggests is to be written. */
  readonly onApply?: (finding: Finding) => void;
  /** A finding is to be let stand. */
  readonly onIgnore?: (finding: Finding) => void;
}

/** QA issues by segment, of which only those in sight are on the page. */
export function FindingList({ findings, onGo, onApply, onIgnore }: FindingListProps) {
  const { t, number } = useI18n();
  const ids = useMemo(() => findings.map(idOf), [findings]);
  const { active, place: activePlace, list, onKeyDown, enter } = useRowKeys(ids);
  return (
    <div role="list" className="finding-list" onKeyDown={onKeyDown}>
      <VList ref={list} data={findings} keepMounted={[activePlace]}>
        {(finding, place) => {
          const id = idOf(finding, place);
          return (
            <div role="listitem" key={id} className="finding-line">
              <button
                type="button"
                className="finding"
                data-row={id}
                tabIndex={id === active ? 0 : -1}
                aria-label={t('look.label-value', {
                  label: t('segments.finding.line', { number: finding.number + 1 }),
                  value: t('look.with-note', {
                    text: findingWords(finding, t),
                    note: t('segments.qa.severity', { severity: finding.severity }),
                  }),
                })}
                onFocus={() => enter(id)}
                onClick={() => onGo(finding.number)}
              >
                <span className="small soft tabular">{number(finding.number + 1)}</span>
                <Severity of={finding.severity} />
                <span>{findingWords(finding, t)}</span>
              </button>
              {onApply !== undefined && finding.suggestion !== undefined && (
                <IconButton
                  icon={Check}
                  size="compact"
                  name={t('segments.finding.apply-in', {
                    number: finding.number + 1,
                    issue: findingWords(finding, t),
                  })}
                  onPress={() => onApply(finding)}
                />
              )}
              {onIgnore !== undefined && (
                <IconButton
                  icon={EyeOff}
                  size="compact"
                  name={t('segments.finding.ignore-named', {
                    number: finding.number + 1,
                    issue: findingWords(finding, t),
                  })}
                  onPress={() => onIgnore(finding)}
                />
              )}
            </div>
          );
        }}
      </VList>
    </div>
  );
}

const idOf = ({ number, kind, what }: Finding, place: number): string =>
  `${number} ${kind} ${what} ${place}`;
