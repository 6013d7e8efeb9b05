import { FolderOpen, SquareArrowOutUpRight } from 'lucide-react';
import type { FileFinding } from '../../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../../preload/contract/segments.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { brief } from '../../../i18n/brief.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { usePageStore } from '../../../ui/stores.ts';
import { useLanguages } from '../../languages/use-languages.ts';
import { findingWords } from '../pane/finding-words.ts';
import { exportedFindings } from '../project/exported-findings.ts';
import { Severity } from '../qa/Severity.tsx';
import { segmentsStore } from '../store.ts';

/** Issues of a file that are listed; the QA tab has all of them. */
const MOST_LISTED = 50;

export interface ExportFileLineProps {
  readonly file: SegmentProject;
  /** null while QA is at work. */
  readonly findings: readonly FileFinding[] | null;
  /** Unconfirmed segments go out, too: without them nothing is told of these. */
  readonly hasUnconfirmed: boolean;
  /** What was written of it; null where nothing was. */
  readonly written: string | null;
  /** The dialog is left for a segment, or for the file without one. */
  readonly onGo: (number: number | null) => void;
}

/** A file before its export, with what QA says of it, and after it. */
export function ExportFileLine({
  file,
  findings,
  hasUnconfirmed,
  written,
  onGo,
}: ExportFileLineProps) {
  const { t, number } = useI18n();
  const segments = usePageStore(segmentsStore);
  const { nameOf } = useLanguages();
  const open = (how: 'open' | 'show') =>
    void segments.openExportedFiles({ id: file.project, file: file.id, how });
  // Empty segments are counted, unless they keep the file from being exported.
  const { blocksExport } = file;
  const shown = exportedFindings(findings ?? [], { blocksExport, hasUnconfirmed });
  const empty = (findings ?? []).filter(({ kind }) => kind === 'empty').length;
  const errors = shown.filter(({ severity }) => severity === 'error').length;

  return (
    <li>
      <div className="export-file">
        <button type="button" className="file-open" onClick={() => onGo(null)}>
          <bdi>{brief(file.name)}</bdi> · {nameOf(file.target)}
        </button>
        <span className="small soft">
          {t('segments.export.file-counts', {
            segments: file.segments,
            open: file.segments - file.confirmed,
            empty,
          })}
        </span>
        {written !== null && (
          <span className="export-written">
            <IconButton
              icon={SquareArrowOutUpRight}
              size="compact"
              name={t('segments.export.open-file', { name: written })}
              onPress={() => open('open')}
            />
            <IconButton
              icon={FolderOpen}
              size="compact"
              name={t('segments.export.show-file', { name: written })}
              onPress={() => open('show')}
            />
          </span>
        )}
      </div>
      {shown.length > 0 && (
        <details className="export-issues">
          <summary className="small">
            {t('segments.findings.count', { count: shown.length })}
          </summary>
          {file.blocksExport && errors > 0 && (
            <p className="small">{t('segments.qa.blocked', { count: errors })}</p>
          )}
          <ul>
            {shown.slice(0, MOST_LISTED).map((finding, place) => (
              <li key={place}>
                <button type="button" className="file-open" onClick={() => onGo(finding.number)}>
                  <span className="small soft tabular">{number(finding.number + 1)}</span>
                  <Severity of={finding.severity} />
                  <span className="small">{findingWords(finding, t)}</span>
                </button>
              </li>
            ))}
          </ul>
          {shown.length > MOST_LISTED && (
            <p className="small soft">
              {t('segments.export.more-issues', { count: shown.length - MOST_LISTED })}
            </p>
          )}
        </details>
      )}
    </li>
  );
}
