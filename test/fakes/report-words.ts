import { QA_CHECKS, QA_SEVERITIES } from '../../preload/contract/qa-checks.ts';
import type { QaReport } from '../../preload/contract/segment-projects.ts';

const named = <Id extends string>(ids: readonly Id[]) =>
  Object.fromEntries(ids.map((id) => [id, `<${id}>`])) as Record<Id, string>;

/** Words of a report of QA, in brackets so that it shows where they go. */
export const REPORT_WORDS: QaReport['words'] = {
  language: 'en',
  direction: 'ltr',
  title: 'QA report',
  headings: ['File', 'Target', 'Segment', 'Severity', 'Check', 'Details', 'Source', 'Translation'],
  checks: named(QA_CHECKS),
  severities: named(QA_SEVERITIES),
  cut: 'The list shows the first {shown} of {total} issues.',
};
