import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findInFiles } from '../../../main/features/segments/find-in-files.ts';
import { findingsReport } from '../../../main/features/segments/findings-report.ts';
import type { EditedProject } from '../../../main/features/segments/edited-project.ts';
import type { SegmentProjects } from '../../../main/features/segments/projects.ts';
import type { FoundInFiles, QaReport } from '../../../preload/contract/segment-projects.ts';
import type { SegmentProject } from '../../../preload/contract/segments.ts';
import { REPORT_WORDS } from '../../fakes/report-words.ts';
import type { SegmentsRig } from './rig.ts';
import { startSegmentsRig } from './rig.ts';

let rig: SegmentsRig;
beforeEach(() => (rig = startSegmentsRig()));
afterEach(() => rig.close());

const report = (format: QaReport['format'], group: QaReport['group'] = 'file'): QaReport => ({
  format,
  group,
  words: REPORT_WORDS,
});
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const FILE = { id: 'f', name: '<One>.html', source: 'en', target: 'de' } as SegmentProject;
const PROJECT = { name: 'Rooms <script>alert(1)</script>', files: [FILE] };
const SCRIPT = '<img src=x onerror=alert(1)> "&amp;"';
const FOUND: FoundInFiles = {
  total: 31_245,
  findings: [
    {
      file: 'f',
      number: 0,
      kind: 'numbers',
      what: '=1+1',
      severity: 'error',
      sourceText: SCRIPT,
      targetText: '=HYPERLINK("http://x")',
      isConfirmed: false,
    },
    {
      file: 'f',
      number: 6,
      kind: 'tags',
      what: '<g1>',
      severity: 'warning',
      sourceText: 'a',
      targetText: 'b',
      isConfirmed: false,
    },
  ],
};
const CUT = 'The list shows the first 2 of 31,245 issues.';

it('reports the files of a project as a table with the texts', async () => {
  const { id } = await rig.ask('segment-projects.create', {
    name: 'Rooms',
    source: 'en',
    targets: ['de', 'fr'],
  });
  const from = { text: 'Room 25 is free.', name: 'One' };
  const [german] = await rig.ask('segment-projects.add', { id, from });
  const edit = { number: 0, target: 'Zimmer 52 ist frei.', origin: 'typed' } as const;
  await rig.ask('segments.edit', { id: german?.id ?? '', ...edit });
  const { total, findings } = await rig.ask('segment-projects.qa', { id });
  expect(total).toBe(3);
  expect(findings.map(({ file, kind }) => [file === german?.id, kind])).toEqual([
    [true, 'numbers'],
    [true, 'numbers'],
    [false, 'empty'],
  ]);
  await rig.ask('segments.edit', { id: german?.id ?? '', ...edit, confirm: true, store: false });
  const again = await rig.ask('segment-projects.qa', { id });
  expect(again.findings.map(({ isConfirmed }) => isConfirmed)).toEqual([true, true, false]);
  const files = [german?.id ?? ''];
  const { bytes } = await rig.ask('segment-projects.qa-file', { id, files, report: report('csv') });
  expect(textOf(bytes).trim().split('\r\n')).toEqual([
    '"file","target","segment","severity","check","about","source","translation"',
    '"One","de",1,"error","numbers","25","Room 25 is free.","Zimmer 52 ist frei."',
    '"One","de",1,"error","numbers","52","Room 25 is free.","Zimmer 52 ist frei."',
  ]);
});

it('tells a part of many findings and counts all', async () => {
  const all = Array.from({ length: 7 }, (_, number) => ({
    number,
    kind: 'empty' as const,
    what: '',
    severity: 'error' as const,
  }));
  const file = (id: string) => ({ id, store: { rows: { get: () => null } } });
  const projects = {
    ready: () => Promise.resolve(),
    project: () => ({ files: [{ id: 'a' }, { id: 'b' }] }),
    setWork: () => undefined,
    use: (id: string, work: (one: EditedProject) => Promise<unknown>) =>
      work(file(id) as unknown as EditedProject),
  } as unknown as SegmentProjects;
  const found = await findInFiles(
    { id: 'p', files: null },
    {
      projects,
      findingsOf: () => ({
        basis: () => '',
        of: () => Promise.resolve([]),
        all: () => Promise.resolve(all),
      }),
    },
    new AbortController().signal,
    10,
  );
  expect(found.total).toBe(14);
  expect(found.findings.map((one) => `${one.file}${one.number}`)).toEqual([
    ...['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'],
    ...['b0', 'b1', 'b2'],
  ]);
});

it('says in every kind of file that findings are left out, and nothing where none are', async () => {
  const whole = { ...FOUND, total: 2 };
  for (const format of ['html', 'csv'] as const) {
    expect(textOf((await findingsReport(PROJECT, FOUND, report(format))).bytes)).toContain(CUT);
    const { bytes } = await findingsReport(PROJECT, whole, report(format));
    expect(textOf(bytes)).not.toContain('The list shows');
  }
  const { bytes } = await findingsReport(PROJECT, FOUND, report('xlsx'));
  expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain(
    CUT,
  );
});

it('writes a page of its own in which texts are texts, by file or by check', async () => {
  const { name, bytes } = await findingsReport(PROJECT, FOUND, report('html'));
  expect(name).toBe('QA Rooms scriptalert(1)script.html');
  const page = textOf(bytes);
  expect(page).not.toMatch(/<(?:script|img)/);
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; "&amp;amp;"');
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`);
  expect(page.match(/<h2>.*<\/h2>/g)).toEqual(['<h2>&lt;One&gt;.html (de)</h2>']);
  expect(page).toContain('<td data-severity="error">&lt;error&gt;</td>');
  const byCheck = textOf((await findingsReport(PROJECT, FOUND, report('html', 'check'))).bytes);
  expect(byCheck.match(/<h2>.*<\/h2>/g)).toEqual([
    '<h2>&lt;tags&gt;</h2>',
    '<h2>&lt;numbers&gt;</h2>',
  ]);
});

it('writes a workbook whose cells are all texts', async () => {
  const { name, bytes } = await findingsReport(PROJECT, FOUND, report('xlsx'));
  expect(name).toMatch(/\.xlsx$/);
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).not.toContain('<f>');
  expect(sheet.match(/t="inlineStr"/g)).toHaveLength(8 * 3 + 1);
  expect(sheet).toContain('=HYPERLINK("http://x")');
  expect(sheet).toContain('state="frozen"');
});
