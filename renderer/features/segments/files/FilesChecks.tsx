import { Download } from 'lucide-react';
import { useStore } from 'zustand';
import { VList } from 'virtua';
import type { FileFinding } from '../../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { ProjectQaProfile } from '../qa/ProjectQaProfile.tsx';
import { Severity } from '../qa/Severity.tsx';
import { findingWords } from '../pane/finding-words.ts';
import { segmentsStore } from '../store.ts';
import { plainWords } from '../tags/tagged-text.ts';
import type { FilesProps } from './project-props.ts';
import './FilesChecks.css';

/** What QA finds in the files; a press goes to the segment. */
export function FilesChecks({ project, files }: FilesProps) {
  const { t } = useI18n();
  const segments = usePageStore(segmentsStore);
  const found = useStore(segments.state, (now) => now.projectFindings);
  const wanted = { id: project.id, files };

  async function save() {
    const file = await segments.findingsTable(wanted);
    if (file !== null) saveFile(file);
  }

  if (found.state === 'failed') {
    return <FailureCard failure={found.failure} onRetry={() => void segments.checkFiles(wanted)} />;
  }
  const list = found.state === 'done' ? found.value : null;
  return (
    <div className="files-checks">
      <div className="files-analysis-verbs">
        <ProjectQaProfile project={project} />
        <Button
          size="compact"
          {...(list === null && { kind: 'main' })}
          isPending={found.state === 'running'}
          onPress={() => void segments.checkFiles(wanted)}
        >
          {t(list === null ? 'segments.checks.start' : 'segments.findings.again')}
        </Button>
        {list !== null && list.length > 0 && (
          <Button size="compact" onPress={() => void save()}>
            <Download aria-hidden="true" />
            {t('segments.analysis.csv')}
          </Button>
        )}
        <span role="status" className="soft">
          {list !== null &&
            (list.length === 0
              ? t('segments.findings.none')
              : t('segments.findings.count', { count: list.length }))}
        </span>
      </div>
      {list !== null && list.length > 0 && (
        <div role="list" className="files-findings">
          <VList data={list}>
            {(finding, place) => (
              <div role="listitem" key={place}>
                <Line
                  finding={finding}
                  file={project.files.find(({ id }) => id === finding.file)}
                />
              </div>
            )}
          </VList>
        </div>
      )}
    </div>
  );
}

interface LineProps {
  readonly finding: FileFinding;
  readonly file: SegmentProject | undefined;
}

function Line({ finding, file }: LineProps) {
  const { t, number } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  if (file === undefined) return null;
  return (
    <button
      type="button"
      className="file-finding"
      onClick={() => void segments.enterAt(file, finding.number)}
    >
      <span className="small soft">
        {brief(file.name)} · {nameOf(file.target)} · {number(finding.number + 1)}
      </span>
      <span className="file-finding-issue">
        <Severity of={finding.severity} />
        {findingWords(finding, t)}
      </span>
      <span className="small soft" lang={file.source}>
        {brief(plainWords(finding.sourceText))}
      </span>
      <span className="small" lang={file.target}>
        {brief(plainWords(finding.targetText))}
      </span>
    </button>
  );
}
