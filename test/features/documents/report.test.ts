import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentReport, reportName } from '../../../main/features/documents/report.ts';
import type { DocumentRow } from '../../../preload/contract/documents.ts';
import { DocumentOptions } from '../../../preload/contract/documents.ts';
import { anyCharacter } from '../../any-character.ts';

const row = (changes: Partial<DocumentRow> = {}): DocumentRow => ({
  id: 'a',
  name: 'plan.docx',
  folder: '',
  size: 1,
  format: 'docx',
  options: DocumentOptions.parse({ source: 'en', target: 'de' }),
  connection: 'remote',
  connectionName: 'Office',
  state: 'done',
  progress: null,
  characters: { count: 50_000, isBilled: true },
  failure: null,
  endsAt: null,
  retryAt: null,
  added: 0,
  seconds: 12.5,
  result: 'plan.de.docx',
  found: null,
  warnings: [],
  engine: null,
  hasPreview: true,
  maybeSentBefore: false,
  ...changes,
});

/** A small reader of RFC 4180. */
function cells(bytes: Uint8Array): string[][] {
  const text = new TextDecoder().decode(bytes);
  return [...text.matchAll(/(?:(?:"(?:[^"]|"")*"|[^,"\r\n]*),?)+\r\n/g)].map(([line]) =>
    [...line.slice(0, -2).matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .slice(0, 13)
      .map(([, cell = '']) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')),
  );
}

test('a line for each document, with the words of the service and its trace', () => {
  const failure = {
    code: 'document-failed' as const,
    status: 200,
    said: 'Broken, "quite"',
    traceId: 'abc',
    params: { reason: 'gone', name: 'x' },
  };
  const bytes = documentReport([
    row({ folder: 'a/b' }),
    row({ state: 'failed', failure, characters: null, seconds: null, result: null }),
  ]);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(cells(bytes).slice(1)).toEqual([
    [
      ...['a/b', 'plan.docx', 'en', 'de', 'Office', 'done', '', '', ''],
      ...['50000', 'yes', '12.5', 'plan.de.docx'],
    ],
    [
      ...['', 'plan.docx', 'en', 'de', 'Office', 'failed', 'document-failed gone 200'],
      ...['Broken, "quite"', 'abc', '', '', '', ''],
    ],
  ]);
});

test('no cell begins a formula, whatever files are called and services say', () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t=', '\r=', ' =', '＝', '|', '%', '"=', '');
  fc.assert(
    fc.property(start, fc.string({ unit: anyCharacter, maxLength: 40 }), (sign, text) => {
      const said = `${sign}${text}`;
      const bytes = documentReport([
        row({ name: said, folder: said, failure: { code: 'internal', said } }),
      ]);
      const text_ = new TextDecoder().decode(bytes).slice(1);
      for (const [, cell = ''] of text_.matchAll(/(?:^|,)"((?:[^"]|"")*)"/g)) {
        expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠|%]/);
      }
    }),
    { numRuns: 500 },
  );
});

test('the file is named after its day', () => {
  expect(reportName(Date.UTC(2026, 10, 21, 23))).toBe('documents 2026-11-21.csv');
});
