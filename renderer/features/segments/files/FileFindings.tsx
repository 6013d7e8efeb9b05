import { useMemo } from 'react';
import { VList } from 'virtua';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';
import { brief } from '../../../i18n/brief.ts';
import { directionOf } from '../../../i18n/language-code.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { useRowKeys } from '../../documents/queue/use-row-keys.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { findingWords } from '../pane/finding-words.ts';
import { checkName } from '../qa/check-name.ts';
import { Severity } from '../qa/Severity.tsx';
import { segmentsStore } from '../store.ts';
import { plainWords } from '../tags/tagged-text.ts';
import type { GroupedFinding, Grouping } from './grouped-findings.ts';
import type { ProjectProps } from './project-props.ts';

export interface FileFindingsProps extends ProjectProps {
  readonly groups: readonly GroupedFinding[];
  readonly grouping: Grouping;
}

/** QA issues of files in groups, of which only those in sight are on the page. */
export function FileFindings({ project, groups, grouping }: FileFindingsProps) {
  const ids = useMemo(() => groups.map((_, place) => String(place)), [groups]);
  const { active, place: activePlace, list, onKeyDown, enter } = useRowKeys(ids);
  const files = useMemo(() => new Map(project.files.map((file) => [file.id, file])), [project]);
  return (
    <div role="list" className="files-findings" data-grouping={grouping} onKeyDown={onKeyDown}>
      <VList ref={list} data={groups} keepMounted={[activePlace]}>
        {(one, place) => {
          const id = String(place);
          return (
            <div role="listitem" key={id}>
              <Line
                {...one}
                id={id}
                file={files.get(one.finding.file)}
                grouping={grouping}
                isActive={id === active}
                onFocus={() => enter(id)}
              />
            </div>
          );
        }}
      </VList>
    </div>
  );
}

interface LineProps extends GroupedFinding {
  readonly id: string;
  readonly file: SegmentProject | undefined;
  readonly grouping: Grouping;
  readonly isActive: boolean;
  readonly onFocus: () => void;
}

function Line({ finding, opens, id, file, grouping, isActive, onFocus }: LineProps) {
  const { t, number, facts } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  if (file === undefined) return null;
  const fileName = facts([brief(file.name), nameOf(file.target)]);
  return (
    <>
      {opens !== null && (
        <h3 className="file-findings-group">
          {grouping === 'file' ? fileName : checkName(finding.kind, t)}{' '}
          <span className="soft tabular">{number(opens)}</span>
        </h3>
      )}
      <button
        type="button"
        className="file-finding"
        data-row={id}
        tabIndex={isActive ? 0 : -1}
        onFocus={onFocus}
        onClick={() => void segments.enterAt(file, finding.number)}
      >
        <span className="small soft tabular">
          {/* Below a heading with its file, only screen readers need it. */}
          <span className={grouping === 'file' ? 'unseen' : undefined}>{fileName} · </span>
          {number(finding.number + 1)}
        </span>
        <span className="file-finding-issue">
          <Severity of={finding.severity} />
          {findingWords(finding, t)}
        </span>
        <span className="small soft" lang={file.source} dir={directionOf(file.source)}>
          {brief(plainWords(finding.sourceText))}
        </span>
        <span className="small" lang={file.target} dir={directionOf(file.target)}>
          {brief(plainWords(finding.targetText))}
        </span>
      </button>
    </>
  );
}
