import { DOMParser } from '@xmldom/xmldom';
import { SaxesParser } from 'saxes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HistoryExport } from '../../../preload/contract/history.ts';
import type { z } from 'zod';
import { readCsv } from '../reports/read-csv.ts';
import type { HistoryRig } from './history-rig.ts';
import { call, startHistory, translated } from './history-rig.ts';

let rig: HistoryRig;
beforeEach(() => {
  rig = startHistory();
  rig.feature.record(
    translated('One. Two & "three"\u0001.\r\nx', '=Eins. Zwei < drei.\r\nx', {
      request: { target: 'pt-BR', options: { formality: 'more' } },
      translation: {
        segments: [
          { kind: 'memory-exact', source: [0, 4], target: [0, 6] },
          { kind: 'engine', source: [4, 20], target: [6, 19] },
          { kind: 'pseudo', source: [20, 23], target: [19, 22] },
        ],
      },
    }),
  );
  rig.feature.record(
    translated(' Whole\ntext ', ' Ganzer\nText ', {
      request: { source: null },
      translation: { segments: [{ kind: 'not-reported', source: [1, 11], target: [1, 12] }] },
    }),
  );
  rig.feature.record(
    translated('?', '¿', { request: { source: null }, translation: { detected: null } }),
  );
  rig.feature.record({
    kind: 'document',
    connection: 'gone',
    connectionName: '+Old',
    id: 'd',
    name: 'a.docx',
    result: 'a.de.docx',
    source: null,
    target: 'de',
    characters: null,
  });
});
afterEach(() => rig.close());

const exported = async (request: z.input<typeof HistoryExport>) =>
  rig.feature.handlers['history.export'](HistoryExport.parse(request), call());

describe('history.export', () => {
  it('as CSV has every entry, oldest first, and no formula', async () => {
    const { name, type, bytes } = await exported({ format: 'csv' });
    expect([name, type]).toEqual(['history 2026-10-03.csv', 'text/csv; charset=utf-8']);
    const [head, first, ...rest] = readCsv(bytes);
    expect(head).toHaveLength(10);
    expect(first).toEqual([
      ...['2026-10-03T08:00:00.000Z', 'text', 'Work', 'en', 'pt-BR', '23', ''],
      ...[
        'One. Two & "three"\u0001.\r\nx',
        "'=Eins. Zwei < drei.\r\nx",
        'memory-exact engine pseudo',
      ],
    ]);
    expect(rest).toHaveLength(3);
    expect(rest[2]).toEqual([
      ...['2026-10-03T08:00:00.000Z', 'document', "'+Old", '', 'de', '', ''],
      ...['a.docx', 'a.de.docx', ''],
    ]);
  });

  it('as JSON has the requests too, of the selection only', async () => {
    const { bytes } = await exported({ format: 'json', query: 'zwei', kinds: ['text'] });
    expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual([
      {
        kind: 'text',
        at: '2026-10-03T08:00:00.000Z',
        connection: 'work',
        connectionName: 'Work',
        source: 'en',
        target: 'pt-BR',
        characters: 23,
        pinned: false,
        before: 'One. Two & "three"\u0001.\r\nx',
        after: '=Eins. Zwei < drei.\r\nx',
        origins: ['memory-exact', 'engine', 'pseudo'],
        request: {
          kind: 'text',
          request: {
            text: 'One. Two & "three"\u0001.\r\nx',
            source: 'en',
            target: 'pt-BR',
            options: { formality: 'more' },
          },
        },
      },
    ]);
  });

  it('as TMX has the segments that are known, side by side, as TMX 1.4 wants them', async () => {
    const { bytes } = await exported({ format: 'tmx' });
    const text = new TextDecoder().decode(bytes);
    let fault: Error | null = null;
    const strict = new SaxesParser();
    strict.on('error', (error) => (fault = error));
    strict.write(text).close();
    expect(fault).toBeNull();

    const root = new DOMParser().parseFromString(text, 'text/xml').documentElement;
    expect([root?.tagName, root?.getAttribute('version')]).toEqual(['tmx', '1.4']);
    const elements = (name: string) => Array.from(root?.getElementsByTagName(name) ?? []);
    const [header] = elements('header');
    for (const name of [
      ...['creationtool', 'creationtoolversion', 'segtype', 'o-tmf', 'adminlang', 'srclang'],
      'datatype',
    ]) {
      expect(header?.getAttribute(name)).toBeTruthy();
    }
    const units = elements('tu').map((unit) => [
      unit.getAttribute('segtype'),
      ...Array.from(unit.getElementsByTagName('tuv')).map(
        (variant) => `${variant.getAttribute('xml:lang') ?? ''}: ${variant.textContent ?? ''}`,
      ),
    ]);
    expect(units).toEqual([
      [null, 'en: One.', 'pt-BR: =Eins.'],
      [null, 'en: Two & "three".', 'pt-BR: Zwei < drei.'],
      ['block', 'en: Whole\ntext', 'de: Ganzer\nText'],
    ]);
    for (const unit of elements('tu')) {
      expect(unit.getAttribute('creationdate')).toMatch(/^\d{8}T\d{6}Z$/);
    }
  });

  it('of nothing is a whole file all the same', async () => {
    rig.feature.forget();
    for (const format of ['csv', 'json', 'tmx'] as const) {
      expect((await exported({ format })).bytes.length).toBeGreaterThan(3);
    }
    expect(
      JSON.parse(new TextDecoder().decode((await exported({ format: 'json' })).bytes)),
    ).toEqual([]);
  });
});
