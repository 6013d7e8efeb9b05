import type { ExportedFile } from '../../../preload/contract/exported-file.ts';
import { QA_CHECKS } from '../../../preload/contract/qa-checks.ts';
import type { FoundInFiles, QaReport } from '../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import { writeSheets, WORKBOOK_TYPE } from '../../engine/formats/xlsx/write-sheets.ts';
import { csvCell, csvFile } from '../csv-cell.ts';
import type { ReportLine } from './findings-html.ts';
import { findingsHtml } from './findings-html.ts';

/** A project as its report names it. */
export interface ReportedProject {
  readonly name: string;
  readonly files: readonly SegmentProject[];
}

/** The findings of a project as a file: by file or by check, in the words of the person. */
export async function findingsReport(
  project: ReportedProject,
  { total, findings }: FoundInFiles,
  { format, group, words }: QaReport,
): Promise<ExportedFile> {
  const byId = new Map(project.files.map((file) => [file.id, file]));
  const placed = findings.map((finding) => ({ finding, file: byId.get(finding.file) }));
  const checkAt = ({ finding }: ReportLine) => QA_CHECKS.indexOf(finding.kind);
  const lines = group === 'file' ? placed : placed.toSorted((a, b) => checkAt(a) - checkAt(b));
  const number = new Intl.NumberFormat(words.language);
  const cut =
    total === findings.length
      ? null
      : words.cut
          .replace('{shown}', number.format(findings.length))
          .replace('{total}', number.format(total));
  const name = `QA ${project.name.replace(/[\p{Cc}<>:"/\\|?*]/gu, '').slice(0, 80)}.${format}`;
  switch (format) {
    case 'csv':
      return { name, type: 'text/csv; charset=utf-8', bytes: csvOf(lines, cut) };
    case 'html':
      return {
        name,
        type: 'text/html; charset=utf-8',
        bytes: new TextEncoder().encode(findingsHtml(project.name, lines, { group, words, cut })),
      };
    case 'xlsx':
      return { name, type: WORKBOOK_TYPE, bytes: await workbookOf(lines, words, cut) };
  }
}

const HEADINGS = [
  'file',
  'target',
  'segment',
  'severity',
  'check',
  'about',
  'source',
  'translation',
];

/** For programs: the same names in every language of the interface. */
function csvOf(lines: readonly ReportLine[], cut: string | null): Uint8Array {
  const rows = lines.map(({ finding, file }) => {
    const { number, severity, kind, what, sourceText, targetText } = finding;
    return [
      csvCell(file?.name ?? ''),
      csvCell(file?.target ?? ''),
      String(number + 1),
      ...[severity, kind, what, sourceText, targetText].map(csvCell),
    ].join(',');
  });
  return csvFile([
    HEADINGS.map(csvCell).join(','),
    ...rows,
    ...(cut === null ? [] : [csvCell(cut)]),
  ]);
}

const WIDTHS = [28, 10, 10, 12, 28, 28, 60, 60];

const workbookOf = (
  lines: readonly ReportLine[],
  words: QaReport['words'],
  cut: string | null,
): Promise<Uint8Array> =>
  writeSheets([
    {
      name: 'QA',
      widths: WIDTHS,
      hasHeadings: true,
      isRightToLeft: words.direction === 'rtl',
      rows: [
        words.headings,
        ...lines.map(({ finding, file }) => [
          file?.name ?? '',
          file?.target ?? '',
          String(finding.number + 1),
          words.severities[finding.severity],
          words.checks[finding.kind],
          finding.what,
          finding.sourceText,
          finding.targetText,
        ]),
        ...(cut === null ? [] : [[cut]]),
      ],
    },
  ]);
