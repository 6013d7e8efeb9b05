import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { QaReport } from '../../../../preload/contract/segment-projects.ts';
import { saveFile } from '../../../rpc/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailureCard } from '../../../ui/failure/FailureCard.tsx';
import { Picker } from '../../../ui/Picker.tsx';
import { Radios } from '../../../ui/Radios.tsx';
import { usePageStore } from '../../../ui/stores.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { cutWords } from '../qa/cut-words.ts';
import { ProjectQaProfile } from '../qa/ProjectQaProfile.tsx';
import { reportWords } from '../qa/report-words.ts';
import { segmentsStore } from '../store.ts';
import { FileFindings } from './FileFindings.tsx';
import { groupedFindings, type Grouping } from './grouped-findings.ts';
import type { FilesProps } from './project-props.ts';
import './FilesChecks.css';

const FORMATS = ['html', 'xlsx', 'csv'] as const satisfies readonly QaReport['format'][];

/** What QA finds in the files; a press goes to the segment. */
export function FilesChecks({ project, files }: FilesProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const segments = usePageStore(segmentsStore);
  const found = useStore(segments.state, (now) => now.projectFindings);
  const [group, setGroup] = useState<Grouping>('file');
  const wanted = { id: project.id, files };
  const value = found.state === 'done' ? found.value : null;
  const groups = useMemo(() => groupedFindings(value?.findings ?? [], group), [value, group]);

  async function save(id: string) {
    const format = FORMATS.find((one) => one === id);
    if (format === undefined) return;
    const report = { format, group, words: reportWords(i18n) };
    const file = await segments.findingsFile({ ...wanted, report });
    if (file !== null) saveFile(file);
  }

  if (found.state === 'failed') {
    return <FailureCard failure={found.failure} onRetry={() => void segments.checkFiles(wanted)} />;
  }
  const shown = value?.findings.length ?? 0;
  return (
    <div className="files-checks">
      <div className="files-checks-bar">
        <ProjectQaProfile project={project} />
        <Button
          {...(value === null && { kind: 'main' })}
          isPending={found.state === 'running'}
          onPress={() => void segments.checkFiles(wanted)}
        >
          {t(value === null ? 'segments.checks.start' : 'segments.findings.again')}
        </Button>
      </div>
      <div className="files-checks-bar" data-found="">
        <p role="status" className="soft">
          {value !== null &&
            (value.total === 0
              ? t('segments.findings.none')
              : (cutWords(value, i18n) ?? t('segments.findings.count', { count: value.total })))}
        </p>
        {shown > 0 && (
          <>
            <Radios
              label={t('segments.report.group')}
              labelPlace="unseen"
              shape="row"
              value={group}
              choices={[
                { id: 'file', name: t('segments.report.by-file') },
                { id: 'check', name: t('segments.report.by-check') },
              ]}
              onChange={setGroup}
            />
            <Picker
              label={t('segments.report.export')}
              labelPlace="unseen"
              shown={t('segments.report.export')}
              choices={FORMATS.map((id) => ({
                id,
                name: t('segments.report.format', { format: id }),
              }))}
              chosen={null}
              onChoose={(id) => void save(id)}
            />
          </>
        )}
      </div>
      {shown > 0 && <FileFindings project={project} groups={groups} grouping={group} />}
    </div>
  );
}
